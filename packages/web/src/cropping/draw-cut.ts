import {
  cutOf,
  PICTURE_SIDE_MAX_PX,
  type PictureCut,
  type PictureFrame,
  type PictureSize,
  type QuarterTurns,
  sizeWithin,
  turnedSize,
} from '@portal/domain/ground/pictures/picture-frame';

const JPEG = 'image/jpeg';
/** High enough that small print keeps its edges. */
const JPEG_QUALITY = 0.92;
const QUARTER = Math.PI / 2;
const ENDING = /\.[^.]*$/;

/** The picture as its camera meant it: what the file says of its direction is applied. Rejects where this browser cannot draw it. */
export function openPicture(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}

type Cutting = { picture: ImageBitmap; turns: QuarterTurns; cut: PictureCut; size: PictureSize };

/** Draws a part of the turned picture over a whole canvas of this size. Paper is white where the picture is transparent. */
export function drawCut(canvas: HTMLCanvasElement, { picture, turns, cut, size }: Cutting): void {
  Object.assign(canvas, size);
  const drawing = canvas.getContext('2d');
  if (drawing === null) {
    return;
  }
  const { width, height } = picture;
  // Where the picture's own corner comes to lie when it is turned around it.
  const corner = { 0: [0, 0], 1: [height, 0], 2: [width, height], 3: [0, width] } as const;
  const [x, y] = corner[turns];
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, size.width, size.height);
  drawing.scale(size.width / cut.width, size.height / cut.height);
  drawing.translate(x - cut.left, y - cut.top);
  drawing.rotate(turns * QUARTER);
  drawing.drawImage(picture, 0, 0);
}

/** The framed part as a JPEG of its own, under the name of the photo; null where the browser makes none. */
export async function cutFile(
  picture: ImageBitmap,
  { turns, frame, name }: { turns: QuarterTurns; frame: PictureFrame; name: string },
): Promise<File | null> {
  const cut = cutOf(frame, turnedSize(picture, turns));
  const canvas = document.createElement('canvas');
  drawCut(canvas, { picture, turns, cut, size: sizeWithin(cut, PICTURE_SIDE_MAX_PX) });
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, JPEG, JPEG_QUALITY));
  return blob === null ? null : new File([blob], `${name.replace(ENDING, '')}.jpg`, { type: JPEG });
}
