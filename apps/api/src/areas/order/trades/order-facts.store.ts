import type { Language } from '@portal/domain/ground/people/languages';
import type { DealContent } from '@portal/domain/offering/deals/authoring/deal-content';
import { type MoneyToCome, moneyToCome } from '@portal/domain/order/trades/money-to-come';
import type { Db } from '../../../platform/db/tables.ts';

/** What is said about an order where it is only mentioned. */
export type OrderFacts = {
  dealName: Record<Language, string>;
  quantity: number;
  totalCents: bigint;
  reason: string | null;
  moneyToCome: MoneyToCome;
};

/** Undefined where this investor has no such order. */
export async function findOrderFacts(
  db: Db,
  investorId: string,
  tradeId: string,
): Promise<OrderFacts | undefined> {
  const trade = await db
    .selectFrom('trades')
    .innerJoin('deals', 'deals.id', 'trades.deal_id')
    .select([
      'trades.quantity',
      'trades.total_cents as totalCents',
      'trades.reason',
      'trades.payment_method as method',
      'trades.funds_received_at as fundsReceivedAt',
      'deals.content',
    ])
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
    moneyToCome: moneyToCome({ method: trade.method, hasArrived: trade.fundsReceivedAt !== null }),
  };
}

/** `representative` is their full name; null where the investor named none. */
export type OrderBackground = { deal: DealContent; representative: string | null };

/** What an order's papers say about its deal and the investor's representative. */
export async function findOrderBackground(
  db: Db,
  investorId: string,
  dealId: string,
): Promise<OrderBackground> {
  const row = await db
    .selectFrom('investors')
    .innerJoin('deals', (join) => join.on('deals.id', '=', dealId))
    .leftJoin('representatives', 'representatives.id', 'investors.dealer_representative_id')
    .select(['deals.content', 'representatives.full_name as representative'])
    .where('investors.id', '=', investorId)
    .executeTakeFirstOrThrow();
  return { deal: row.content, representative: row.representative };
}
