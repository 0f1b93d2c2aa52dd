/** What a proposal to send unapplied money back is about, as four eyes and the database know it. */
export function unappliedTarget(unappliedId: string): string {
  return `unapplied:${unappliedId}`;
}
