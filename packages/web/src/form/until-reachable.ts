/** Pauses before another try while the browser believes to be connected; a lost connection is waited for as long as it takes. */
const PAUSES_MS = [2_000, 5_000, 15_000, 30_000] as const;

/**
 * Waits until a call is worth another try: the browser is connected again, or a pause that grows with each try is over. Answers
 * false when the tries are used up or the call is given up.
 */
export async function untilReachable(attempt: number, signal: AbortSignal): Promise<boolean> {
  const pauseMs = navigator.onLine ? PAUSES_MS[attempt] : null;
  if (pauseMs === undefined || signal.aborted) {
    return false;
  }
  await new Promise<void>((resolve) => {
    const timer = pauseMs === null ? undefined : setTimeout(done, pauseMs);
    function done() {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
  return !signal.aborted;
}
