/** Quiet after the last keystroke before a save. */
export const PAUSE_MS = 700;
/** However steadily somebody types, nothing waits longer than this. */
export const LONGEST_WAIT_MS = 1_800;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** How long what was typed just now waits, when the first of it has waited since then. */
export function pauseBeforeSave(waitingSince: number, now: number): number {
  return Math.max(0, Math.min(PAUSE_MS, waitingSince + LONGEST_WAIT_MS - now));
}

/**
 * How long after a failure the next try comes: as long again as nothing has come through and a second, to half a minute. It does
 * not grow with the number of tries, since each field that somebody leaves meanwhile is one.
 */
export function pauseBeforeRetry(failingSince: number, now: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS + now - failingSince);
}
