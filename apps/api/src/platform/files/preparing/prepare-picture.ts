import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS_PX,
  type PictureFormat,
} from '@portal/domain/ground/pictures/picture-sizes';
import { type FileOnDisk, measureOnDisk } from '../../http/receiving/file-source.ts';
import { UploadError } from '../../http/receiving/upload-problem.ts';
import { readInProcess } from '../reading/read-in-process.ts';
import { drawnSizePath } from '../reading/reading-task.ts';
import { inReadingTurn, sentTypeOf } from './prepare-upload.ts';

export type SizedPicture = { width: number; format: PictureFormat; bytes: FileOnDisk };

/** A picture as pages show it: the pixels of its widest drawing, and each drawing. */
export type PreparedPicture = { width: number; height: number; sizes: readonly SizedPicture[] };

/** Turns a picture from the office into those that pages show. Throws UploadError. */
export async function preparePicture(sent: FileOnDisk): Promise<PreparedPicture> {
  const type = await sentTypeOf(sent);
  if (type === 'application/pdf') {
    throw new UploadError('not-a-picture');
  }
  const { path } = sent;
  const drawnPath = `${path}.drawn`;
  const { width, height } = await inReadingTurn(() =>
    readInProcess({ kind: 'picture', path, type, drawnPath }),
  );
  const sizes: SizedPicture[] = [];
  for (const widthMax of PICTURE_WIDTHS_PX) {
    for (const format of PICTURE_FORMATS) {
      const bytes = await measureOnDisk(drawnSizePath(drawnPath, widthMax, format));
      sizes.push({ width: widthMax, format, bytes });
    }
  }
  return { width, height, sizes };
}
