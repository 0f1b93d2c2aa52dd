import sharp from 'sharp';
import { IMAGE_EDGE_MAX, IMAGE_MEGAPIXELS_MAX } from './file-limits.ts';
import type { KeptType, SentType } from './file-types.ts';
import { convertHeic } from './read-apart.ts';
import { UploadError } from './upload-problem.ts';

const PIXELS_MAX = IMAGE_MEGAPIXELS_MAX * 1_000_000;
const QUALITY = 88;
const PNG_COMPRESSION = 9;

export type PreparedImage = { bytes: Buffer; contentType: Exclude<KeptType, 'application/pdf'> };

/**
 * Draws a picture anew: upright, at most IMAGE_EDGE_MAX on its longer edge, without any metadata (no place, device
 * or time), and without whatever else the file carried. Its kind stays, so that a screenshot keeps its sharp text;
 * HEIC becomes JPEG. Throws UploadError.
 */
export async function prepareImage(bytes: Buffer, sentType: SentType): Promise<PreparedImage> {
  await checkSize(bytes);
  const readable = sentType === 'image/heic' ? await convertHeic(bytes) : bytes;
  const picture = sharp(readable, { limitInputPixels: PIXELS_MAX, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: IMAGE_EDGE_MAX, height: IMAGE_EDGE_MAX, fit: 'inside', withoutEnlargement: true });
  try {
    switch (sentType) {
      case 'image/png':
        return {
          bytes: await picture.png({ compressionLevel: PNG_COMPRESSION }).toBuffer(),
          contentType: sentType,
        };
      case 'image/webp':
        return { bytes: await picture.webp({ quality: QUALITY }).toBuffer(), contentType: sentType };
      default:
        return { bytes: await picture.jpeg({ quality: QUALITY }).toBuffer(), contentType: 'image/jpeg' };
    }
  } catch (error) {
    throw new UploadError('unreadable', error);
  }
}

/** Looks at the header only, so that a bomb is refused before a single pixel is unpacked. */
async function checkSize(bytes: Buffer): Promise<void> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new UploadError('unreadable', error);
    });
  if (header.width * header.height > PIXELS_MAX) {
    throw new UploadError('too-many-pixels');
  }
}
