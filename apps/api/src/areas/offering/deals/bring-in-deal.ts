import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import { declareBringIn } from '../../firm/staff/emergencies/declare-emergency.ts';
import { insertDraft } from './deal-drafts.store.ts';
import type { DealRecord } from './deal-record.ts';
import { insertVersion } from './deal-versions.store.ts';
import { type DealDocumentRecord, insertDealDocument, insertDealRow } from './deals.store.ts';
import { draftOfDeal } from './draft-of-deal.ts';

/**
 * Adds a deal as it is, for the demonstration and tests: a live one with its draft and a first version that nobody in
 * the office published, any other as a draft. The database requires the emergency that covers it.
 */
export async function bringInDeal(db: Db, deal: DealRecord, at: Date): Promise<void> {
  const draft = draftOfDeal(deal);
  await within(db, async (trx) => {
    if (deal.isLive) {
      await declareBringIn(trx, `deal:${deal.id}`, at);
    }
    await insertDealRow(trx, deal, at);
    if (deal.isLive) {
      await insertVersion(trx, { dealId: deal.id, number: 1, draft, proposalId: null, at });
    }
    const confirmed = deal.isLive ? deal.content : null;
    await insertDraft(trx, { dealId: deal.id, draft, confirmed, by: null, at });
  });
}

/** The same for a document. */
export async function bringInDocument(db: Db, document: DealDocumentRecord, at: Date): Promise<void> {
  await within(db, async (trx) => {
    if (document.kind === 'offering-memorandum') {
      await declareBringIn(trx, `memorandum:${document.dealId}`, at);
    }
    await insertDealDocument(trx, document, at);
  });
}

/** The emergency and its act share a transaction: the caller's, if it has one. */
async function within(db: Db, work: (trx: Db) => Promise<void>): Promise<void> {
  await (db.isTransaction ? work(db) : transact(db, work));
}
