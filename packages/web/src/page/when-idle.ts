/** For browsers without `requestIdleCallback`. */
const IDLE_WITHOUT_TELLING_MS = 300;

/** Does something when the browser is idle; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(request);
  }
  const timer = setTimeout(work, IDLE_WITHOUT_TELLING_MS);
  return () => clearTimeout(timer);
}
