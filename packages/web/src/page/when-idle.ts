/** For browsers that do not tell when they are idle. */
const IDLE_WITHOUT_TELLING_MS = 300;

/** Does something when the browser has nothing else to do; answers how to think better of it. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(request);
  }
  const timer = setTimeout(work, IDLE_WITHOUT_TELLING_MS);
  return () => clearTimeout(timer);
}
