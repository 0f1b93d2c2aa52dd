import type { Db } from '../../../../platform/db/tables.ts';
import { listPurchasers } from '../find-purchasers.ts';
import type { TradeRecord } from '../trade-record.ts';

/** The ids of people, never of none. */
export type Buyers = [string, ...string[]];

/** Everybody with an account who buys with an order, in the order in which their rooms are locked. */
export async function buyersOf(db: Db, order: Pick<TradeRecord, 'investorId' | 'id'>): Promise<Buyers> {
  const purchasers = await listPurchasers(db, order);
  const others = purchasers.flatMap(({ role, investorId, declinedAt }) =>
    role === 'first' || investorId === null || declinedAt !== null ? [] : [investorId],
  );
  const [first = order.investorId, ...rest] = [order.investorId, ...others].sort();
  return [first, ...rest];
}
