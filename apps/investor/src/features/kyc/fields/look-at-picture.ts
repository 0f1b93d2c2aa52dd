import { JUDGED_WIDTH, type PictureTrouble, troubleOf } from '@portal/domain/client/kyc/picture-quality';

const CHANNELS = 4;
/** How bright the eye finds red, green and blue (ITU-R BT.601). */
const BRIGHTNESS = [0.299, 0.587, 0.114] as const;

/** What this browser sees of a chosen file; a PDF and a format that it does not know are nothing that it can draw. */
export type PictureLook = { canDraw: boolean; trouble: PictureTrouble | null };

const UNSEEN: PictureLook = { canDraw: false, trouble: null };

/** Whether this browser can draw a file that is about to be sent, and what is likely wrong with the photo. */
export async function lookAtPicture(file: Blob): Promise<PictureLook> {
  if (!file.type.startsWith('image/')) {
    return UNSEEN;
  }
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: JUDGED_WIDTH, resizeQuality: 'medium' });
    const { width, height } = bitmap;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const drawing = canvas.getContext('2d', { willReadFrequently: true });
    drawing?.drawImage(bitmap, 0, 0);
    bitmap.close();
    const pixels = drawing?.getImageData(0, 0, width, height).data;
    return pixels === undefined
      ? UNSEEN
      : { canDraw: true, trouble: troubleOf({ width, height, luminance: greyOf(pixels) }) };
  } catch {
    return UNSEEN;
  }
}

function greyOf(pixels: Uint8ClampedArray): Uint8Array {
  const [red, green, blue] = BRIGHTNESS;
  return Uint8Array.from({ length: pixels.length / CHANNELS }, (_, place) => {
    const at = place * CHANNELS;
    return red * (pixels[at] ?? 0) + green * (pixels[at + 1] ?? 0) + blue * (pixels[at + 2] ?? 0);
  });
}
