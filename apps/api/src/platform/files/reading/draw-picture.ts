import {
  PICTURE_HEIGHTS_MAX,
  PICTURE_SIDE_MIN_PX,
  PICTURE_WIDTHS_PX,
} from '@portal/domain/ground/pictures/picture-sizes';
import sharp from 'sharp';
import { UploadError } from '../../http/receiving/upload-problem.ts';
import type { SentType } from './detect-file-type.ts';
import { openPicture } from './draw-anew.ts';
import { drawnSizePath } from './reading-task.ts';

const AVIF = { quality: 55, effort: 3 } as const;
const WEBP = { quality: 80 } as const;
const WIDEST_PX = Math.max(...PICTURE_WIDTHS_PX);

/**
 * Draws a picture in every width and format that pages ask for, upright and without metadata, beside `drawnPath`. Returns the size
 * of the widest, in pixels. Throws UploadError. For the reading process only.
 */
export async function drawPicture(
  path: string,
  sentType: SentType,
  drawnPath: string,
): Promise<{ width: number; height: number }> {
  const picture = await openPicture(path, sentType, drawnPath);
  try {
    // Unpacked once: the smaller ones are made from the widest, not from the original sixty megapixels.
    const { data, info } = await picture
      .autoOrient()
      .resize({ ...within(WIDEST_PX), fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    if (Math.min(width, height) < PICTURE_SIDE_MIN_PX) {
      throw new UploadError('too-small');
    }
    for (const widthMax of PICTURE_WIDTHS_PX) {
      const sized = sharp(data, { raw: { width, height, channels } }).resize({
        ...within(widthMax),
        fit: 'inside',
        withoutEnlargement: true,
      });
      await sized
        .clone()
        .avif(AVIF)
        .toFile(drawnSizePath(drawnPath, widthMax, 'avif'));
      await sized.webp(WEBP).toFile(drawnSizePath(drawnPath, widthMax, 'webp'));
    }
    return { width, height };
  } catch (error) {
    throw error instanceof UploadError ? error : new UploadError('unreadable', error);
  }
}

function within(width: number): { width: number; height: number } {
  return { width, height: width * PICTURE_HEIGHTS_MAX };
}
