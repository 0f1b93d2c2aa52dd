/** A day as it is written (`November 26, 2026`, `26 novembre 2026`), with its number on one line with its month. */
export function unbrokenDay(written: string): string {
  return written.replace(' ', '\u00a0');
}
