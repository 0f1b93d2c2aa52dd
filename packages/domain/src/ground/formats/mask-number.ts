const HIDDEN = '***';
/** Below this length three shown characters would give away half of the number. */
const SHORTEST_SHOWN = 7;
const MASK = /^\*{3}-\*{3}-(\*{3}|[A-Z0-9]{3})$/i;

/**
 * What of a secret number may be shown: its last three letters or digits, `***-***-544`. The mask has the same length
 * for every number. Nothing of a number shorter than seven characters is shown.
 */
export function maskNumber(number: unknown): string {
  const characters = typeof number === 'string' ? number.replace(/[^A-Za-z0-9]/g, '') : '';
  const shown = characters.length >= SHORTEST_SHOWN ? characters.slice(-3) : HIDDEN;
  return `${HIDDEN}-${HIDDEN}-${shown}`;
}

/** True for a mask as `maskNumber` makes them. */
export function isMasked(value: unknown): value is string {
  return typeof value === 'string' && MASK.test(value);
}
