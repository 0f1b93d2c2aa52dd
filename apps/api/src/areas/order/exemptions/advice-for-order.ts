import type { Advice } from '@portal/domain/order/exemptions/order-facts';
import type { Db } from '../../../platform/db/tables.ts';
import { findLastAdvice } from './advice.store.ts';

/**
 * What a representative determined last of whether an order of this much suits one of its purchasers; null while nobody has. That it does
 * is said of an amount and of a profile: it counts for no greater amount and after no newer profile. That it does not stands until somebody
 * determines otherwise.
 */
export async function adviceForOrder(
  db: Db,
  { totalCents, ...about }: { tradeId: string; investorId: string; totalCents: bigint },
): Promise<Advice> {
  const last = await findLastAdvice(db, about);
  if (last === undefined) {
    return null;
  }
  const { result, isOfNewestProfile } = last;
  return result === 'negative' || (isOfNewestProfile === true && totalCents <= last.totalCents)
    ? result
    : null;
}
