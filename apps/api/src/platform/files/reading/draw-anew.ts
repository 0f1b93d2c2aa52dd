import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { IMAGE_EDGE_MAX, IMAGE_MEGAPIXELS_MAX } from '../../http/receiving/file-limits.ts';
import { UploadError } from '../../http/receiving/upload-problem.ts';
import type { SentType } from './detect-file-type.ts';
import type { DrawnType } from './reading-task.ts';

const PIXELS_MAX = IMAGE_MEGAPIXELS_MAX * 1_000_000;
const QUALITY = 88;
const HEIC_QUALITY = 0.92;
const PNG_COMPRESSION = 9;

// Each picture is drawn once: an operation cache would only hold on to its memory.
sharp.cache(false);

/**
 * Redraws a picture, from file to file: upright, at most IMAGE_EDGE_MAX on its longer edge, without any metadata (no location,
 * device or time) or anything else the file contained. Its type stays, so that a screenshot keeps its sharp text; HEIC becomes JPEG.
 * Throws UploadError. For the reading process only.
 */
export async function drawAnew(path: string, sentType: SentType, drawnPath: string): Promise<DrawnType> {
  const picture = (await openPicture(path, sentType, drawnPath))
    .autoOrient()
    .resize({ width: IMAGE_EDGE_MAX, height: IMAGE_EDGE_MAX, fit: 'inside', withoutEnlargement: true });
  const contentType = sentType === 'image/png' || sentType === 'image/webp' ? sentType : 'image/jpeg';
  try {
    await encoded(picture, contentType).toFile(drawnPath);
  } catch (error) {
    throw new UploadError('unreadable', error);
  }
  return contentType;
}

/** The picture in the library's form, read only when drawn. Throws UploadError for too many pixels. */
export async function openPicture(path: string, sentType: SentType, drawnPath: string): Promise<Sharp> {
  await checkSize(path);
  const readable = sentType === 'image/heic' ? await convertHeic(path, `${drawnPath}.jpg`) : path;
  return sharp(readable, { limitInputPixels: PIXELS_MAX, failOn: 'truncated' });
}

function encoded(picture: Sharp, contentType: DrawnType): Sharp {
  switch (contentType) {
    case 'image/png':
      return picture.png({ compressionLevel: PNG_COMPRESSION });
    case 'image/webp':
      return picture.webp({ quality: QUALITY });
    default:
      return picture.jpeg({ quality: QUALITY });
  }
}

/** Looks at the header only, so that a bomb is refused before a single pixel is unpacked. */
async function checkSize(path: string): Promise<void> {
  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new UploadError('unreadable', error);
    });
  if (header.width * header.height > PIXELS_MAX) {
    throw new UploadError('too-many-pixels');
  }
}

async function convertHeic(path: string, jpegPath: string): Promise<string> {
  const { default: convert } = await import('heic-convert');
  const jpeg = await convert({ buffer: await readFile(path), format: 'JPEG', quality: HEIC_QUALITY });
  await writeFile(jpegPath, new Uint8Array(jpeg), { mode: 0o600 });
  return jpegPath;
}
