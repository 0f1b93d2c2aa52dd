import { describe, expect, it } from 'vitest';
import { isSignaturePath, SIGNATURE_PATH_MAX_LENGTH } from './signature-path.ts';

describe('a drawn signature', () => {
  it.each([
    ['a line', 'M0 0 L10 10'],
    ['curves with decimals and commas', 'M40.5,150 C60,20 110,20 120.25,150 Q1 2 3 4'],
    ['relative strokes without spaces', 'M40 150l-10-20'],
    ['several strokes', 'M0 0 L1 1 M5 5 L6 6'],
    ['as long as a signature is', 'M0 0 L1 1'.padEnd(SIGNATURE_PATH_MAX_LENGTH)],
  ])('may be %s', (_row, path) => {
    expect(isSignaturePath(path)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a point without a stroke', 'M10 10'],
    ['a stroke from nowhere', 'L10 10'],
    ['anything of SVG but a path', '<script>M0 0 L1 1</script>'],
    ['a reference', 'M0 0 L1 1 url(#a)'],
    ['a character longer than a signature', 'M0 0 L1 1'.padEnd(SIGNATURE_PATH_MAX_LENGTH + 1)],
    ['a path with something before it', 'xM0 0 L1 1'],
  ])('is not %s', (_row, path) => {
    expect(isSignaturePath(path)).toBe(false);
  });
});
