import type { Advice } from '@portal/domain/order/exemptions/order-facts';
import type { Db } from '../../../platform/db/tables.ts';

/** What a representative determined last of whether an order suits one of its purchasers; null while nobody has. */
export async function adviceForOrder(
  _db: Db,
  _about: { tradeId: string; investorId: string },
): Promise<Advice> {
  return null;
}
