/** History state of a question opened from the summary, which leads back there. */
export const REVISION = 'revision';

/** True if a step was opened to change one answer. */
export function isRevision(historyState: unknown): boolean {
  return historyState === REVISION;
}
