import type { Db } from '../../../../platform/db/tables.ts';

const MATCHES_MAX = 2;
const ORDER_REF = /^[0-9a-f-]{8,36}$/i;

/** The order that a bank's memo or a provider means: by its number, or by its reference if only one order has it. */
export async function findOrderOfEvent(
  db: Db,
  orderRef: string,
): Promise<{ investorId: string; tradeId: string } | null> {
  if (!ORDER_REF.test(orderRef)) {
    return null;
  }
  const rows = await db
    .selectFrom('trades')
    .select(['investor_id as investorId', 'id as tradeId'])
    .where('id', 'like', `${orderRef.toLowerCase()}%`)
    .limit(MATCHES_MAX)
    .execute();
  const [order, another] = rows;
  return order === undefined || another !== undefined ? null : order;
}
