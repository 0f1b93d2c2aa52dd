/** Goes along in the history when a question is opened from the summary: after it the summary comes again. */
export const REVISION = 'revision';

/** True where an address was opened to change one answer. */
export function isRevision(historyState: unknown): boolean {
  return historyState === REVISION;
}
