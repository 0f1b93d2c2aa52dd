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

/** The picture the right way up, by the orientation in the file. Rejects if this browser cannot decode it. */
export function openPicture(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}

type Cutting = { picture: ImageBitmap; turns: QuarterTurns; cut: PictureCut; size: PictureSize };

/** Draws a part of the turned picture onto a canvas of this size. Transparent areas become white. */
export function drawCut(canvas: HTMLCanvasElement, { picture, turns, cut, size }: Cutting): void {
  Object.assign(canvas, size);
  const drawing = canvas.getContext('2d');
  if (drawing === null) {
    return;
  }
  const { width, height } = picture;
  // Where the picture's corner ends up when it is turned around it.
  const corner = { 0: [0, 0], 1: [height, 0], 2: [width, height], 3: [0, width] } as const;
  const [x, y] = corner[turns];
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, size.width, size.height);
  drawing.scale(size.width / cut.width, size.height / cut.height);
  drawing.translate(x - cut.left, y - cut.top);
  drawing.rotate(turns * QUARTER);
  drawing.drawImage(picture, 0, 0);
}

/** The framed part as a JPEG with the photo's name; null if the browser cannot make one. */
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
