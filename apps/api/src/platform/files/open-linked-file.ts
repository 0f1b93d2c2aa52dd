import type { Readable } from 'node:stream';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import { downloadName, isPicture } from './file-types.ts';
import { findLinkedFile } from './files.store.ts';
import { isLinkAlive, type LinkSignature } from './sign-link.ts';

export type OpenedFile = {
  bytes: Readable;
  sizeBytes: number;
  contentType: string;
  fileName: string;
  /** Whether it may be shown inside a page of ours instead of being saved. */
  isShownInline: boolean;
};

/**
 * The bytes behind a link. Throws NOT_FOUND for a link that is changed, expired or of no file. Only pictures, which
 * were drawn anew when they came, are ever shown inline: a PDF may carry scripts, and stays a download.
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
