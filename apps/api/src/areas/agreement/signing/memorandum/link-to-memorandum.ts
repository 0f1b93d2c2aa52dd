import type { Language } from '@portal/domain/ground/people/languages';
import type { DocumentPage } from '@portal/domain/ground/pictures/document-page.wire';
import type { StoredFileLink } from '@portal/domain/order/trades/trade.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { findReadableFile } from '../../../../platform/files/kept/files.store.ts';
import type { StoredFile } from '../../../../platform/files/kept/stored-file.ts';
import { makeFileLink } from '../../../../platform/files/links/make-file-link.ts';
import { describePage } from '../../../../platform/files/pages/show-page.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { Origin } from '../../../../platform/http/routing/route-request.ts';
import { withCeremony } from '../ceremony/change-ceremony.ts';
import { addSigningEvent, listEventsOf } from '../ceremony/signing-events.store.ts';
import { findNamedDocument, jointMemorandum } from './joint-memorandum.ts';

export type MemorandumRequest = { documentId: string; language: Language; origin: Origin };

/**
 * The file of the memorandum on a joint investor's page, to be read or saved; the first time is recorded as an event. The
 * ceremony's link gives access for as long as it is valid. Throws SIGNING_LINK_INVALID where it gives none, SIGNING_OUT_OF_TURN,
 * or STATE_REFUSES for a document that an amendment has replaced since.
 */
async function openMemorandum(
  deps: Deps,
  token: string,
  { documentId, language, origin }: MemorandumRequest,
): Promise<StoredFile> {
  const file = await withCeremony(deps, token, async (ceremony) => {
    const { trx, signer, at } = ceremony;
    if ((await jointMemorandum(ceremony, language)) === null) {
      throw new AppError('SIGNING_LINK_INVALID');
    }
    const { title, version } = await findNamedDocument(ceremony, documentId);
    const isNew = (await listEventsOf(trx, signer)).every(
      ({ kind, detail }) => kind !== 'memorandum-opened' || detail.documentId !== documentId,
    );
    if (isNew) {
      const detail = { documentId, title: `${title} (${version})` };
      await addSigningEvent(trx, signer, { id: deps.newId(), kind: 'memorandum-opened', at, origin, detail });
    }
    return findReadableFile(trx, { as: 'investor', investorId: signer.investorId }, documentId);
  });
  if (file === undefined) {
    throw new AppError('SIGNING_LINK_INVALID');
  }
  return file;
}

/** A link, valid for a few minutes, for a joint investor to save the memorandum. Throws what openMemorandum throws. */
export async function linkToMemorandum(
  deps: Deps,
  token: string,
  request: MemorandumRequest,
): Promise<StoredFileLink> {
  return makeFileLink(deps, await openMemorandum(deps, token, request));
}

/** One page of the memorandum, for a joint investor to read in their ceremony. Throws what openMemorandum and describePage throw. */
export async function showMemorandumPage(
  deps: Deps,
  token: string,
  { page, ...request }: MemorandumRequest & { page: number },
): Promise<DocumentPage> {
  // Drawn after the ceremony's lock is released: a page may have to wait for its turn.
  const file = await openMemorandum(deps, token, request);
  return describePage(deps, file, page);
}
