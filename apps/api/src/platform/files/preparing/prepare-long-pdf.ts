import { LONG_PDF_PAGES_MAX } from '../../http/receiving/file-limits.ts';
import type { SentFile } from '../../http/receiving/receive-parts.ts';
import { UploadError } from '../../http/receiving/upload-problem.ts';
import { readInProcess } from '../reading/read-in-process.ts';
import type { FormFile } from './prepare-form.ts';
import { inReadingTurn, keptBytes, sentTypeOf } from './prepare-upload.ts';

/**
 * A PDF that the office publishes, fit to be kept: it opens, is not protected, is no bomb, has neither actions nor attachments, and
 * has at most LONG_PDF_PAGES_MAX pages. It is kept unchanged, but for a lock that needs no password. Throws UploadError.
 */
export async function prepareLongPdf(sent: SentFile): Promise<FormFile & { pages: number }> {
  if ((await sentTypeOf(sent)) !== 'application/pdf') {
    throw new UploadError('not-a-pdf');
  }
  const { path, originalName } = sent;
  const drawnPath = `${path}.drawn`;
  const answer = await inReadingTurn(() => readInProcess({ kind: 'long-pdf', path, drawnPath }));
  const { pages } = answer;
  if (pages > LONG_PDF_PAGES_MAX) {
    throw new UploadError('too-long');
  }
  const bytes = await keptBytes(sent, answer, drawnPath);
  return { bytes, contentType: 'application/pdf', pages, originalName };
}
