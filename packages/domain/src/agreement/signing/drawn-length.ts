import { isSignaturePath } from './signature-path.ts';

/** A tenth of the field's width, in its units: shorter than anybody's initials, longer than a tap or a dot. */
export const SIGNATURE_LENGTH_MIN = 60;

const COMMAND = /([MLHVQTCSZ])([^MLHVQTCSZ]*)/gi;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/g;
/** Numbers that one segment takes; the last two are where it ends. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, Q: 4, S: 4, C: 6 };

/** True for a drawing that can be a signature: a plain path with a line of some length. */
export function isDrawnSignature(path: string): boolean {
  return isSignaturePath(path) && drawnLength(path) >= SIGNATURE_LENGTH_MIN;
}

/** How far a drawing goes from the end of each of its segments to the next, in units of the field; lifting the pen counts for nothing. */
export function drawnLength(path: string): number {
  let [x, y, length] = [0, 0, 0];
  for (const [, command = '', given = ''] of path.matchAll(COMMAND)) {
    const kind = command.toUpperCase();
    const size = TAKES[kind] ?? 1;
    const numbers = (given.match(NUMBER) ?? []).map(Number);
    for (let end = size; end <= numbers.length; end += size) {
      const [fromX, fromY] = command === kind ? [0, 0] : [x, y];
      const [first = 0, second = 0] = numbers.slice(Math.max(end - 2, end - size), end);
      const nextX = kind === 'V' ? x : fromX + first;
      const nextY = kind === 'H' ? y : fromY + (kind === 'V' ? first : second);
      // What follows the first point of a move is a line.
      length += kind === 'M' && end === size ? 0 : Math.hypot(nextX - x, nextY - y);
      [x, y] = [nextX, nextY];
    }
  }
  return length;
}
