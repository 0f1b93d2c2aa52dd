import { readFile } from 'node:fs/promises';
import type { FileOnDisk } from '../../../../platform/http/file-source.ts';
import type { SentFile } from '../../../../platform/http/receive-parts.ts';
import { UploadError } from '../../../../platform/http/upload-problem.ts';
import { areCaptions, CAPTIONS_BYTES_MAX, videoTypeOf } from '../films/film-files.ts';

/** A part of a film, fit to be kept as it came. */
export type FilmFile = { originalName: string; contentType: string; bytes: FileOnDisk; pages: null };

/** A video that the portal plays. Throws UploadError. */
export async function prepareVideo(sent: SentFile): Promise<FilmFile> {
  const contentType = await videoTypeOf(sent.path);
  if (contentType === undefined) {
    throw new UploadError('not-a-video');
  }
  return partOf(sent, contentType);
}

/** WebVTT captions that a browser can show. Throws UploadError. */
export async function prepareCaptions(sent: SentFile): Promise<FilmFile> {
  if (sent.sizeBytes > CAPTIONS_BYTES_MAX) {
    throw new UploadError('captions-too-large');
  }
  if (!areCaptions(await readFile(sent.path))) {
    throw new UploadError('not-captions');
  }
  return partOf(sent, 'text/vtt');
}

function partOf({ path, sizeBytes, sha256, originalName }: SentFile, contentType: string): FilmFile {
  return { originalName, contentType, bytes: { path, sizeBytes, sha256 }, pages: null };
}
