import type { Deps } from '../deps.ts';
import { downloadName } from '../files/file-types.ts';
import type { MemorandumFacts } from '../mail/mail-facts.ts';
import { findMemorandumToSend } from './memorandum.store.ts';

/** Mail servers take about 10 MB, and a file grows by a third on its way. */
export const MEMORANDUM_ATTACHED_BYTES_MAX = 5 * 1024 * 1024;

/** What a message about a memorandum tells and carries. Throws when the document is gone. */
export async function gatherMemorandum(deps: Deps, documentId: string): Promise<MemorandumFacts> {
  const found = await findMemorandumToSend(deps.db, documentId);
  const { slug, content, title, version, sizeBytes, contentType, storageKey } = found;
  const isAttached = sizeBytes <= MEMORANDUM_ATTACHED_BYTES_MAX;
  return {
    dealName: content.name,
    dealSlug: slug,
    title,
    version,
    attachment: isAttached
      ? {
          filename: downloadName(`${title}.pdf`, contentType),
          contentType,
          content: await deps.files.read(storageKey),
        }
      : null,
  };
}
