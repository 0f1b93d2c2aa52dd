import { FILE_BYTES_MAX, PDF_PAGES_MAX, READINGS_AT_ONCE } from '../../http/receiving/file-limits.ts';
import { type FileOnDisk, measureOnDisk } from '../../http/receiving/file-source.ts';
import { UploadError } from '../../http/receiving/upload-problem.ts';
import { detectFileType, type KeptType, type SentType } from '../reading/detect-file-type.ts';
import { readInProcess } from '../reading/read-in-process.ts';
import type { PdfReading } from '../reading/reading-task.ts';
import { takeTurns } from '../reading/take-turns.ts';

/** A file fit to be kept; its type is that of its bytes. `pages` is null for a picture. */
export type PreparedUpload = { bytes: FileOnDisk; contentType: KeptType; pages: number | null };

// Redrawing a picture of 64 megapixels takes a quarter of a gigabyte and more.
export const inReadingTurn = takeTurns(READINGS_AT_ONCE);

/**
 * Turns what a person sent into what is kept: a picture redrawn without metadata beside the sent file; a PDF unchanged but for a lock
 * that needs no password, once it is known to open, not to be protected, a bomb or a book, and to have neither actions nor attachments. Throws UploadError.
 */
export async function prepareUpload(sent: FileOnDisk): Promise<PreparedUpload> {
  const type = await sentTypeOf(sent);
  const drawnPath = `${sent.path}.drawn`;
  const answer = await inReadingTurn(() =>
    readInProcess({ kind: 'upload', path: sent.path, type, drawnPath }),
  );
  if (answer.outcome === 'drawn') {
    return { bytes: await measureOnDisk(drawnPath), contentType: answer.contentType, pages: null };
  }
  if (answer.pages > PDF_PAGES_MAX) {
    throw new UploadError('too-many-pages');
  }
  const bytes = await keptBytes(sent, answer, drawnPath);
  return { bytes, contentType: 'application/pdf', pages: answer.pages };
}

/** A PDF is kept as it was sent, unless it was encrypted for nobody but its owner. */
export async function keptBytes(
  { path, sizeBytes, sha256 }: FileOnDisk,
  { isUnlocked }: PdfReading,
  drawnPath: string,
): Promise<FileOnDisk> {
  return isUnlocked ? measureOnDisk(drawnPath) : { path, sizeBytes, sha256 };
}

/** A file's type by its bytes. Throws UploadError for a file that is empty, too large, or of another type than ours. */
export async function sentTypeOf(sent: FileOnDisk): Promise<SentType> {
  if (sent.sizeBytes === 0) {
    throw new UploadError('empty');
  }
  if (sent.sizeBytes > FILE_BYTES_MAX) {
    throw new UploadError('too-large');
  }
  const type = await detectFileType(sent.path);
  if (type === undefined) {
    throw new UploadError('type-unsupported');
  }
  return type;
}
