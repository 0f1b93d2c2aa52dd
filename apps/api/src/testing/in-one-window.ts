/** The windows in which sign-ins are counted begin at each quarter of an hour, on the clock of the servers. */
const WINDOW_MS = 900_000;

/**
 * Does what is counted, by servers with the real clock, within one window: what began in one and ended in the next, where
 * the count begins anew, is done once more. `work` counts against somebody or something new each time.
 */
export async function inOneWindow<T>(work: () => Promise<T>): Promise<T> {
  const window = () => Math.floor(Date.now() / WINDOW_MS);
  const began = window();
  const result = await work();
  return window() === began ? result : work();
}
