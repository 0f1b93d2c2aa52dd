import { describe, expect, it } from 'vitest';
import { type GreyPicture, JUDGED_WIDTH, type PictureTrouble, troubleOf } from './picture-trouble.ts';

const HEIGHT = 400;
const LETTER = 8;

/** Dark letters on a grey card. */
const card = (x: number, y: number) =>
  Math.floor(x / LETTER) % 2 === 0 && Math.floor(y / LETTER) % 3 === 0 ? 60 : 200;
/** The same letters, their edges drawn out over forty pixels. */
const smeared = (x: number) => 130 + 70 * Math.sin((x / 40) * Math.PI);

type Shade = (x: number, y: number) => number;

function picture(shade: Shade): GreyPicture {
  const luminance = new Uint8Array(JUDGED_WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < JUDGED_WIDTH; x += 1) {
      luminance[y * JUDGED_WIDTH + x] = shade(x, y);
    }
  }
  return { width: JUDGED_WIDTH, height: HEIGHT, luminance };
}

const inCircle = (x: number, y: number, radius: number) => (x - 300) ** 2 + (y - 200) ** 2 < radius ** 2;

/** A light that burns out a rectangle of the card, in squares of 40 pixels: sixteen in a row, ten rows. */
const burnt =
  (left: number, top: number, columns: number, rows: number): Shade =>
  (x, y) => {
    const [column, row] = [Math.floor(x / 40) - left, Math.floor(y / 40) - top];
    return column >= 0 && column < columns && row >= 0 && row < rows ? 255 : card(x, y);
  };

describe('a picture of a document', () => {
  it.each<[string, Shade, PictureTrouble | null]>([
    ['that is sharp and evenly lit says nothing', card, null],
    ['whose letters run into each other is blurred', smeared, 'blur'],
    ['of nothing at all is blurred', () => 128, 'blur'],
    ['with a lamp mirrored in it has glare', (x, y) => (inCircle(x, y, 90) ? 255 : card(x, y)), 'glare'],
    ['with a mere spark in it is fine', (x, y) => (inCircle(x, y, 20) ? 255 : card(x, y)), null],
    ['with a reflection in its lower right corner has glare', burnt(15, 7, 1, 3), 'glare'],
    ['with a spark at its left edge is fine', burnt(0, 4, 1, 2), null],
    ['with a light over two fifths of it has glare', burnt(4, 1, 8, 8), 'glare'],
    ['that is white over more than that is fine', burnt(3, 1, 13, 5), null],
    [
      'of black print on white paper is fine, bright as it is',
      (x, y) => (x % 160 < 40 && y % 16 < 6 && x % 8 < 3 ? 20 : 255),
      null,
    ],
  ])('%s', (_row, shade, trouble) => {
    expect(troubleOf(picture(shade))).toBe(trouble);
  });

  it('too small to judge is called blurred, not an error', () => {
    expect(troubleOf({ width: 1, height: 1, luminance: [255] })).toBe('blur');
  });
});
