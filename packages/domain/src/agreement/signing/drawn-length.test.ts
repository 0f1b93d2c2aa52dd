import { describe, expect, it } from 'vitest';
import { drawnLength, isDrawnSignature, SIGNATURE_LENGTH_MIN } from './drawn-length.ts';
import { SIGNATURE_PATH_MAX_LENGTH } from './signature-path.ts';

describe('a drawing', () => {
  it.each([
    ['of a line', 'M0 0 L30 40', 50],
    ['of a line in its own steps', 'M100 100l30 40', 50],
    ['of lines after a move', 'M0 0 30 40 30 50', 60],
    ['to the side and down', 'M5 5 H15 V25', 30],
    ['to the side and down in its own steps', 'M5 5h10v20', 30],
    ['of a curve, by its end', 'M0 0 Q5 99 30 40', 50],
    ['of curves one after the other', 'M0 0C1 1 2 2 30 40 1 1 2 2 30 50', 60],
    ['of two strokes, without the way between', 'M0 0L3 4M500 100l3 4', 10],
    ['of a dot', 'M10 20l.1 0', 0.1],
    ['of numbers without blanks', 'M40 150l-30-40', 50],
  ])('%s is so long', (_row, path, length) => {
    expect(drawnLength(path)).toBeCloseTo(length, 6);
  });

  it.each([
    ['a stroke of some length', 'M40 150 C60 20 110 20 120 150', true],
    ['of many short ones', `M0 0${'l3 4'.repeat(12)}`, true],
    ['just long enough', `M0 0h${SIGNATURE_LENGTH_MIN}`, true],
    ['a little shorter', `M0 0h${SIGNATURE_LENGTH_MIN - 1}`, false],
    ['a dot', 'M10 20l.1 0', false],
    ['many dots far apart', Array.from({ length: 40 }, (_, at) => `M${at * 15} 9l.1 0`).join(''), false],
    ['a tap that slipped', 'M10 20L12 22', false],
    ['nothing', '', false],
    ['no path', 'url(#x)', false],
    ['longer than a signature may be', `M0 0${'l9 9'.repeat(SIGNATURE_PATH_MAX_LENGTH)}`, false],
  ])('%s counts as drawn: %s', (_row, path, counts) => {
    expect(isDrawnSignature(path)).toBe(counts);
  });
});
