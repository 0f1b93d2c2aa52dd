/** The pause after the last keystroke before a save. */
export const PAUSE_MS = 700;
/** The longest that a change waits, however steadily somebody types. */
export const LONGEST_WAIT_MS = 1_800;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** How long to wait with a new change, if the oldest unsaved one has waited since the given time. */
export function pauseBeforeSave(waitingSince: number, now: number): number {
  return Math.max(0, Math.min(PAUSE_MS, waitingSince + LONGEST_WAIT_MS - now));
}

/**
 * How long to wait after a failure: as long as saving has been failing plus a second, at most half a minute. It does
 * not grow with the number of tries, since every field left meanwhile causes one.
 */
export function pauseBeforeRetry(failingSince: number, now: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS + now - failingSince);
}
