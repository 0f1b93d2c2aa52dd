import type { DocumentPage } from '@portal/domain/ground/pictures/document-page.wire';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findLinkedFile, findReadableFile } from '../kept/files.store.ts';
import type { StoredFile } from '../kept/stored-file.ts';
import { makePageLink } from '../links/make-file-link.ts';
import { isLinkAlive, type LinkSignature } from '../links/sign-link.ts';
import { findDrawnPage } from './find-drawn-page.ts';

/**
 * One page of the investor's own PDF or of a deal's: its text, and a short-lived link to its picture. Throws NOT_FOUND for any
 * other file, existing or not, and what findDrawnPage throws.
 */
export async function showPage(
  deps: Deps,
  investorId: string,
  { fileId, page }: { fileId: string; page: number },
): Promise<DocumentPage> {
  const file = await findReadableFile(deps.db, { as: 'investor', investorId }, fileId);
  if (file === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return describePage(deps, file, page);
}

/** The same for a file the caller is known to be allowed to read. Throws what findDrawnPage throws. */
export async function describePage(deps: Deps, file: StoredFile, page: number): Promise<DocumentPage> {
  const { pages, width, height, text } = await findDrawnPage(deps, { file, page });
  const picture = makePageLink(deps, file.id, page);
  return { number: page, pages, width, height, text, picture, size: file.sizeBytes };
}

/** The picture behind a link. Throws NOT_FOUND for a link that is altered, expired or without a file. */
export async function openLinkedPage(
  deps: Deps,
  { fileId, page, ...link }: LinkSignature & { fileId: string; page: number },
): Promise<Buffer> {
  const isAlive = isLinkAlive(deps, `page:${fileId}:${page}`, link);
  const file = isAlive ? await findLinkedFile(deps.db, fileId) : undefined;
  if (file === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return (await findDrawnPage(deps, { file, page })).picture;
}
