import type { Language } from '@portal/domain/ground/people/languages';
import type { Deps } from '../../../platform/deps.ts';
import { downloadName } from '../../../platform/files/reading/detect-file-type.ts';
import type { MailAttachment } from '../../../platform/ports/mailer.ts';
import { findMemorandumToSend } from './memorandum.store.ts';

export type MemorandumFacts = {
  dealName: Record<Language, string>;
  dealSlug: string;
  title: string;
  version: number;
  /** The document; null where it is too large to attach and has to be read on the deal's page. */
  attachment: MailAttachment | null;
};

/** Mail servers take about 10 MB, and a file grows by a third in transit. */
export const MEMORANDUM_ATTACHED_BYTES_MAX = 5 * 1024 * 1024;

/** What a message about a memorandum says and attaches. Throws when the document is gone. */
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
