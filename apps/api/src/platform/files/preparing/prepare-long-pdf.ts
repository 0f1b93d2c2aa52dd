import { LONG_PDF_PAGES_MAX } from '../../http/receiving/file-limits.ts';
import type { SentFile } from '../../http/receiving/receive-parts.ts';
import { UploadError } from '../../http/receiving/upload-problem.ts';
import { readInProcess } from '../reading/read-in-process.ts';
import type { FormFile } from './prepare-form.ts';
import { inReadingTurn, sentTypeOf } from './prepare-upload.ts';

/**
 * A PDF that the office publishes, fit to be kept: it opens, is not protected, is no bomb, has neither actions nor attachments, and
 * has at most LONG_PDF_PAGES_MAX pages. It is kept unchanged. Throws UploadError.
 */
export async function prepareLongPdf(sent: SentFile): Promise<FormFile & { pages: number }> {
  if ((await sentTypeOf(sent)) !== 'application/pdf') {
    throw new UploadError('not-a-pdf');
  }
  const { path, sizeBytes, sha256, originalName } = sent;
  const { pages } = await inReadingTurn(() => readInProcess({ kind: 'long-pdf', path }));
  if (pages > LONG_PDF_PAGES_MAX) {
    throw new UploadError('too-long');
  }
  return { bytes: { path, sizeBytes, sha256 }, contentType: 'application/pdf', pages, originalName };
}
