import type { OpenedPaper } from '@portal/domain/desk/orders/office-order-papers.wire';
import { mayReadPart } from '@portal/domain/desk/queues/order-parts';
import type { DocumentPage } from '@portal/domain/ground/pictures/document-page.wire';
import type { Deps } from '../../../platform/deps.ts';
import { findOwnFile, findReadableFile } from '../../../platform/files/kept/files.store.ts';
import type { StoredFile } from '../../../platform/files/kept/stored-file.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { openOnRecord, type PaperOnRecord, showPageOnRecord } from '../orders/papers/open-on-record.ts';
import type { Reader } from '../queues/rows/ask-queue.ts';
import { isConfirmedForNoOrder, isSignedForNoOrder } from './papers-without-order.store.ts';
import { requireInvestor } from './require-investor.ts';

type OfPaper = { investorId: string; documentId: string };

/** Opens a paper that belongs to no order, for a person who may see its investor. Throws NOT_FOUND. */
export async function openPaperOfInvestor(deps: Deps, reader: Reader, of: OfPaper): Promise<OpenedPaper> {
  return openOnRecord(deps, reader.actor, await paperOf(deps, reader, of));
}

/** One page of such a paper the person opened. Throws NOT_FOUND also if they did not, and what describePage throws. */
export async function showPageOfInvestor(
  deps: Deps,
  reader: Reader,
  { page, ...of }: OfPaper & { page: number },
): Promise<DocumentPage> {
  return showPageOnRecord(deps, reader.actor, await paperOf(deps, reader, of), page);
}

async function paperOf(deps: Deps, reader: Reader, of: OfPaper): Promise<PaperOnRecord> {
  await requireInvestor(deps.db, reader, of.investorId);
  const file = await findFile(deps, reader.actor, of);
  if (file === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return { ...of, tradeId: null, file, action: 'investor.paper-opened', target: `investor:${of.investorId}` };
}

/** Signed papers contain answers of the profile, so they are for roles that may read profiles. */
async function findFile(
  { db }: Pick<Deps, 'db'>,
  { roles }: StaffActor,
  of: OfPaper,
): Promise<StoredFile | undefined> {
  if (await isConfirmedForNoOrder(db, of)) {
    return findReadableFile(db, { as: 'staff' }, of.documentId);
  }
  return mayReadPart(roles, 'profile') && (await isSignedForNoOrder(db, of))
    ? findOwnFile(db, of.investorId, of.documentId)
    : undefined;
}
