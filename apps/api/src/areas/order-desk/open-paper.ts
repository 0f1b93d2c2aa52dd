import type { DocumentPage } from '@portal/domain/wire/document-page';
import type { OpenedPaper } from '@portal/domain/wire/office-order-papers';
import { appendAudit } from '../../platform/audit/audit.store.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { linkingToOffice, makeFileLink } from '../../platform/files/file-link.ts';
import { describePage } from '../../platform/files/show-page.ts';
import { auditOfStaff, nameOfActor } from '../../platform/http/actor.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Reader } from '../desk/ask-queue.ts';
import { findPaper } from './find-paper.ts';
import { hasOpened } from './papers.store.ts';
import { requireOrder } from './require-order.ts';

/** As long as one compares it with the order; then it is opened, and on record, anew. */
const OPEN_MS = 900_000;

type OfPaper = { orderId: string; documentId: string };

/**
 * Opens a paper of an order to somebody who may see the order: its pages for a while, and a link by which it is saved. On record is
 * which one, never what stands in it. Throws NOT_FOUND.
 */
export async function openPaper(
  deps: Deps,
  reader: Reader,
  { orderId, documentId }: OfPaper,
): Promise<OpenedPaper> {
  const order = await requireOrder(deps.db, reader, orderId);
  const file = await findPaper(deps, reader.actor, order, documentId);
  const at = deps.clock.now();
  await transact(deps.db, (trx) =>
    appendAudit(trx, deps, at, {
      actor: nameOfActor(reader.actor),
      action: 'trade.paper-opened',
      target: `trade:${order.tradeId}`,
      investorId: order.investorId,
      detail: { ...auditOfStaff(reader.actor), documentId, purpose: file.purpose },
    }),
  );
  const { url } = await makeFileLink(linkingToOffice(deps), file);
  return { pages: file.pages ?? 1, url, until: new Date(at.getTime() + OPEN_MS).toISOString() };
}

/**
 * One page of a paper that the person opened a while ago at most, as a picture of ours: a PDF is never shown itself. Throws NOT_FOUND also
 * where they did not open it, and what describePage throws.
 */
export async function showPaperPage(
  deps: Deps,
  reader: Reader,
  { orderId, documentId, page }: OfPaper & { page: number },
): Promise<DocumentPage> {
  const order = await requireOrder(deps.db, reader, orderId);
  const file = await findPaper(deps, reader.actor, order, documentId);
  const isOpen = await hasOpened(deps.db, {
    actor: nameOfActor(reader.actor),
    target: `trade:${order.tradeId}`,
    documentId,
    since: new Date(deps.clock.now().getTime() - OPEN_MS),
  });
  if (!isOpen) {
    throw new AppError('NOT_FOUND');
  }
  return describePage(linkingToOffice(deps), file, page);
}
