import { FILE_BYTES_MAX, PDF_PAGES_MAX, READINGS_AT_ONCE } from './file-limits.ts';
import { detectFileType, type KeptType } from './file-types.ts';
import { prepareImage } from './prepare-image.ts';
import { countPdfPages } from './read-apart.ts';
import { takeTurns } from './take-turns.ts';
import { UploadError } from './upload-problem.ts';

/** A file fit to be kept: its type is what its bytes are. `pages` of a PDF, null for a picture. */
export type PreparedUpload = { bytes: Buffer; contentType: KeptType; pages: number | null };

// A picture of 64 megapixels takes a quarter of a gigabyte while it is drawn anew.
const inTurn = takeTurns(READINGS_AT_ONCE);

/**
 * Turns what a person sent into what is kept: pictures drawn anew without metadata, a PDF unchanged after a check
 * that it opens, is not protected and is not a book. Throws UploadError.
 */
export async function prepareUpload(bytes: Buffer): Promise<PreparedUpload> {
  if (bytes.length === 0) {
    throw new UploadError('empty');
  }
  if (bytes.length > FILE_BYTES_MAX) {
    throw new UploadError('too-large');
  }
  const type = await detectFileType(bytes);
  if (type === undefined) {
    throw new UploadError('type-unsupported');
  }
  return inTurn(async () => {
    if (type !== 'application/pdf') {
      return { ...(await prepareImage(bytes, type)), pages: null };
    }
    const pages = await countPdfPages(bytes);
    if (pages > PDF_PAGES_MAX) {
      throw new UploadError('too-many-pages');
    }
    return { bytes, contentType: type, pages };
  });
}
