/** A picture in shades of grey, row by row: 0 is black, 255 is white. */
export type GreyPicture = { width: number; height: number; luminance: ArrayLike<number> };

/** What may keep a person from reading a picture of a document. */
export type PictureTrouble = 'blur' | 'glare';

/** Pictures are judged at this width, pixels: sharpness is a matter of scale. */
export const JUDGED_WIDTH = 640;

/** Variance of the Laplacian below which edges are washed out: the print on a card held still gives several times as much. */
const SHARPNESS_MIN = 60;
/** A light that burns out the print: this bright, over this share of a square. */
const BURNT_OUT = 250;
const BURNT_SHARE = 0.95;
/** Squares per row; a paper that is white all over has burnt-out squares everywhere, a reflection a few together. */
const SQUARES = 16;
const GLARE_SQUARES = { min: 3, max: 64 } as const;

/** What is likely wrong with a picture of a document; null where nothing is. A hint for the person, and never a reason to refuse. */
export function troubleOf(picture: GreyPicture): PictureTrouble | null {
  if (sharpnessOf(picture) < SHARPNESS_MIN) {
    return 'blur';
  }
  const burnt = burntSquares(picture);
  return burnt >= GLARE_SQUARES.min && burnt <= GLARE_SQUARES.max ? 'glare' : null;
}

/** The variance of the Laplacian: how much neighbours differ, all over the picture. */
function sharpnessOf({ width, height, luminance }: GreyPicture): number {
  const at = (x: number, y: number) => luminance[y * width + x] ?? 0;
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      count += 1;
      sum += edge;
      squares += edge * edge;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

function burntSquares({ width, height, luminance }: GreyPicture): number {
  const side = Math.max(1, Math.floor(width / SQUARES));
  let found = 0;
  for (let top = 0; top + side <= height; top += side) {
    for (let left = 0; left + side <= width; left += side) {
      let bright = 0;
      for (let y = top; y < top + side; y += 1) {
        for (let x = left; x < left + side; x += 1) {
          bright += (luminance[y * width + x] ?? 0) >= BURNT_OUT ? 1 : 0;
        }
      }
      found += bright >= BURNT_SHARE * side * side ? 1 : 0;
    }
  }
  return found;
}
