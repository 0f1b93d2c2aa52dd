import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS_PX,
  type PictureFormat,
} from '@portal/domain/ground/pictures/picture-sizes';
import { type FileOnDisk, measureOnDisk } from '../http/file-source.ts';
import { UploadError } from '../http/upload-problem.ts';
import { inReadingTurn, sentTypeOf } from './prepare-upload.ts';
import { readApart } from './read-apart.ts';
import { drawnSizePath } from './reading.ts';

export type SizedPicture = { width: number; format: PictureFormat; bytes: FileOnDisk };

/** A picture as pages show it: the pixels of its widest drawing, and each drawing. */
export type PreparedPicture = { width: number; height: number; sizes: readonly SizedPicture[] };

/** Turns a picture that somebody of the office sent into those that pages show. Throws UploadError. */
export async function preparePicture(sent: FileOnDisk): Promise<PreparedPicture> {
  const type = await sentTypeOf(sent);
  if (type === 'application/pdf') {
    throw new UploadError('not-a-picture');
  }
  const { path } = sent;
  const drawnPath = `${path}.drawn`;
  const { width, height } = await inReadingTurn(() => readApart({ kind: 'picture', path, type, drawnPath }));
  const sizes: SizedPicture[] = [];
  for (const widthMax of PICTURE_WIDTHS_PX) {
    for (const format of PICTURE_FORMATS) {
      const bytes = await measureOnDisk(drawnSizePath(drawnPath, widthMax, format));
      sizes.push({ width: widthMax, format, bytes });
    }
  }
  return { width, height, sizes };
}
