import type { OpenedPaper } from '@portal/domain/desk/orders/office-order-papers.wire';
import type { DocumentPage } from '@portal/domain/ground/pictures/document-page.wire';
import type { Deps } from '../../../platform/deps.ts';
import type { Reader } from '../queues/ask-queue.ts';
import { findPaper } from './find-paper.ts';
import { openOnRecord, type PaperOnRecord, showPageOnRecord } from './open-on-record.ts';
import { requireOrder } from './require-order.ts';

type OfPaper = { orderId: string; documentId: string };

/** Opens a paper of an order to somebody who may see the order. Throws NOT_FOUND. */
export async function openPaper(deps: Deps, reader: Reader, of: OfPaper): Promise<OpenedPaper> {
  return openOnRecord(deps, reader.actor, await paperOf(deps, reader, of));
}

/** One page of a paper that the person opened. Throws NOT_FOUND also where they did not open it, and what describePage throws. */
export async function showPaperPage(
  deps: Deps,
  reader: Reader,
  { page, ...of }: OfPaper & { page: number },
): Promise<DocumentPage> {
  return showPageOnRecord(deps, reader.actor, await paperOf(deps, reader, of), page);
}

async function paperOf(deps: Deps, reader: Reader, { orderId, documentId }: OfPaper): Promise<PaperOnRecord> {
  const order = await requireOrder(deps.db, reader, orderId);
  const file = await findPaper(deps, reader.actor, order, documentId);
  const { investorId, tradeId } = order;
  return { file, documentId, investorId, action: 'trade.paper-opened', target: `trade:${tradeId}` };
}
