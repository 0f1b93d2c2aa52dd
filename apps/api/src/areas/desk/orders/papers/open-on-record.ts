import type { OpenedPaper } from '@portal/domain/desk/orders/office-order-papers.wire';
import type { DocumentPage } from '@portal/domain/ground/pictures/document-page.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StoredFile } from '../../../../platform/files/kept/stored-file.ts';
import { linkingToOffice, makeFileLink } from '../../../../platform/files/links/make-file-link.ts';
import { describePage } from '../../../../platform/files/pages/show-page.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { insertOpening } from '../reading/openings.store.ts';
import { hasOpened } from './papers.store.ts';

/** Long enough to compare it with the order; after that it is opened, and recorded, again. */
const OPEN_MS = 900_000;

/** A paper the person may read, and how its opening is recorded. */
export type PaperOnRecord = {
  file: StoredFile;
  documentId: string;
  investorId: string;
  /** The order it is opened through; null where it is opened through its investor. */
  tradeId: string | null;
  action: 'trade.paper-opened' | 'investor.paper-opened';
  target: string;
};

/** Opens a paper: its pages for a while, and a link to save it. The record says which paper, never its content. */
export async function openOnRecord(
  deps: Deps,
  actor: StaffActor,
  { file, documentId, investorId, tradeId, action, target }: PaperOnRecord,
): Promise<OpenedPaper> {
  const at = deps.clock.now();
  await transact(deps.db, async (trx) => {
    const { staffId } = actor;
    const opening = { staffId, investorId, tradeId, kycId: null, path: null, documentId: file.id, at };
    await insertOpening(trx, { ...opening, id: deps.newId() });
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(actor),
      action,
      target,
      investorId,
      detail: { ...auditOfStaff(actor), documentId, purpose: file.purpose },
    });
  });
  const { url } = await makeFileLink(linkingToOffice(deps), file);
  return { pages: file.pages ?? 1, url, until: new Date(at.getTime() + OPEN_MS).toISOString() };
}

/**
 * One page of a paper the person opened recently, as a picture drawn by us: a PDF is never shown itself. Throws NOT_FOUND if they
 * did not open it, and what describePage throws.
 */
export async function showPageOnRecord(
  deps: Deps,
  actor: StaffActor,
  { file, documentId, action, target }: PaperOnRecord,
  page: number,
): Promise<DocumentPage> {
  const since = new Date(deps.clock.now().getTime() - OPEN_MS);
  if (!(await hasOpened(deps.db, { actor: nameOfActor(actor), action, target, documentId, since }))) {
    throw new AppError('NOT_FOUND');
  }
  return describePage(linkingToOffice(deps), file, page);
}
