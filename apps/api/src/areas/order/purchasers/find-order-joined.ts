import type { Db } from '../../../platform/db/tables.ts';
import { findPurchase } from './purchasers.store.ts';

/** The key of an order that somebody joined as its second purchaser; undefined where they have not, or left. */
export async function findOrderJoined(
  db: Db,
  investorId: string,
  tradeId: string,
): Promise<{ investorId: string; id: string } | undefined> {
  const place = await findPurchase(db, investorId, tradeId);
  return place && { investorId: place.ownerId, id: place.tradeId };
}
