import type { Language } from '@portal/domain/wire/user';
import type { Db } from '../db/tables.ts';
import type { DealContent } from '../deals/deal-content.ts';

export type Recipient = { email: string; firstName: string; language: Language };

export type OrderFacts = {
  dealName: Record<Language, string>;
  quantity: number;
  totalCents: bigint;
  reason: string | null;
};

export async function findRecipient(db: Db, investorId: string): Promise<Recipient | undefined> {
  return db
    .selectFrom('investors')
    .select(['email', 'first_name as firstName', 'language'])
    .where('id', '=', investorId)
    .executeTakeFirst();
}

/** What a message says of an order. */
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
  return {
    dealName: (trade.content as DealContent).name,
    quantity: trade.quantity,
    totalCents: trade.totalCents,
    reason: trade.reason,
  };
}
