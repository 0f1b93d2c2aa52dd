import type { OpenedPaper } from '@portal/domain/desk/orders/office-order-papers.wire';
import { mayReadPart } from '@portal/domain/desk/queues/order-parts';
import type { DocumentPage } from '@portal/domain/ground/pictures/document-page.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { findOwnFile, findReadableFile } from '../../../../platform/files/kept/files.store.ts';
import type { StoredFile } from '../../../../platform/files/kept/stored-file.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { Reader } from '../../queues/rows/ask-queue.ts';
import { actorToward } from '../scope/actor-toward.ts';
import { type OrderInScope, requireOrder } from '../scope/require-order.ts';
import { openOnRecord, type PaperOnRecord, showPageOnRecord } from './open-on-record.ts';
import { isSignedFor, listMemoranda } from './papers.store.ts';

type OfPaper = { orderId: string; documentId: string };

/** Opens a paper of an order for a person who may see the order. Throws NOT_FOUND. */
export async function openPaper(deps: Deps, reader: Reader, of: OfPaper): Promise<OpenedPaper> {
  return openOnRecord(deps, reader.actor, await paperOf(deps, reader, of));
}

/** One page of a paper that the person opened. Throws NOT_FOUND also if they did not open it, and what describePage throws. */
export async function showPaperPage(
  deps: Deps,
  reader: Reader,
  { page, ...of }: OfPaper & { page: number },
): Promise<DocumentPage> {
  return showPageOnRecord(deps, reader.actor, await paperOf(deps, reader, of), page);
}

async function paperOf(deps: Deps, reader: Reader, { orderId, documentId }: OfPaper): Promise<PaperOnRecord> {
  const order = await requireOrder(deps.db, reader, orderId);
  const file = await findPaper(deps, await actorToward(deps.db, reader, orderId), order, documentId);
  const { investorId, tradeId } = order;
  return { file, documentId, investorId, tradeId, action: 'trade.paper-opened', target: `trade:${tradeId}` };
}

/**
 * A paper of the order: one signed for it, if the reader's roles may read its profile, since it contains answers; or a memorandum its investor
 * has accepted or has yet to accept. Throws NOT_FOUND for any other file, existing or not.
 */
async function findPaper(
  { db }: Pick<Deps, 'db'>,
  { roles }: Pick<StaffActor, 'roles'>,
  order: OrderInScope,
  documentId: string,
): Promise<StoredFile> {
  const memoranda = await listMemoranda(db, order);
  const file = memoranda.some((memorandum) => memorandum.documentId === documentId)
    ? await findReadableFile(db, { as: 'staff' }, documentId)
    : mayReadPart(roles, 'profile') && (await isSignedFor(db, order, documentId))
      ? await findOwnFile(db, order.investorId, documentId)
      : undefined;
  if (file === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return file;
}
