import type { Readable } from 'node:stream';
import type { StoredFileLink } from '@portal/domain/order/trades/trade.wire';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findLinkedFile, findReadableFile } from '../kept/files.store.ts';
import { downloadName, isPicture } from '../reading/detect-file-type.ts';
import { makeFileLink } from './make-file-link.ts';
import { isLinkAlive, type LinkSignature } from './sign-link.ts';

/** A short-lived link to the investor's own file or to a deal's. Throws NOT_FOUND for any other, existing or not. */
export async function linkToFile(deps: Deps, investorId: string, fileId: string): Promise<StoredFileLink> {
  const file = await findReadableFile(deps.db, { as: 'investor', investorId }, fileId);
  if (file === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return makeFileLink(deps, file);
}

export type OpenedFile = {
  bytes: Readable;
  sizeBytes: number;
  contentType: string;
  fileName: string;
  /** Whether it may be shown inside a page of ours instead of being saved. */
  isShownInline: boolean;
};

/**
 * The bytes behind a link. Throws NOT_FOUND for a link that is altered, expired or without a file. Only pictures, which were redrawn
 * when they arrived, are ever shown inline: a PDF may carry scripts, and stays a download.
 */
export async function openLinkedFile(
  deps: Deps,
  { fileId, ...link }: LinkSignature & { fileId: string },
  wantsInline: boolean,
): Promise<OpenedFile> {
  const file = isLinkAlive(deps, `file:${fileId}`, link) ? await findLinkedFile(deps.db, fileId) : undefined;
  if (file === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return {
    bytes: await deps.files.open(file.storageKey),
    sizeBytes: file.sizeBytes,
    contentType: file.contentType,
    fileName: downloadName(file.originalName, file.contentType),
    isShownInline: wantsInline && isPicture(file.contentType),
  };
}
