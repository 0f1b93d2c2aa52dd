import type { Language } from '@portal/domain/wire/user';
import type { Db } from '../db/tables.ts';
import type { DealContent } from '../deals/deal-content.ts';

export type Recipient = { email: string; firstName: string; language: Language };

export type OrderFacts = {
  dealName: Record<Language, string>;
  quantity: number;
  totalCents: bigint;
  reason: string | null;
  documents: string[];
};

export async function findRecipient(db: Db, investorId: string): Promise<Recipient | undefined> {
  return db
    .selectFrom('investors')
    .select(['email', 'first_name as firstName', 'language'])
    .where('id', '=', investorId)
    .executeTakeFirst();
}

/** What a message says of an order; its signed documents by title, newest ceremony only. */
export async function findOrderFacts(
  db: Db,
  investorId: string,
  tradeId: string,
): Promise<OrderFacts | undefined> {
  const trade = await db
    .selectFrom('trades')
    .innerJoin('deals', 'deals.id', 'trades.deal_id')
    .select(['trades.quantity', 'trades.total_cents as totalCents', 'trades.reason', 'deals.content'])
    .where('trades.investor_id', '=', investorId)
    .where('trades.id', '=', tradeId)
    .executeTakeFirst();
  if (trade === undefined) {
    return undefined;
  }
  const documents = await db
    .selectFrom('signed_documents')
    .innerJoin('signing_envelopes', 'signing_envelopes.id', 'signed_documents.envelope_id')
    .select('signed_documents.title')
    .where('signed_documents.investor_id', '=', investorId)
    .where('signed_documents.trade_id', '=', tradeId)
    .where('signing_envelopes.status', '=', 'completed')
    .orderBy('signed_documents.title')
    .execute();
  return {
    dealName: (trade.content as DealContent).name,
    quantity: trade.quantity,
    totalCents: trade.totalCents,
    reason: trade.reason,
    documents: documents.map(({ title }) => title),
  };
}
