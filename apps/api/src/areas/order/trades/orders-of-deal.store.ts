import type { Db } from '../../../platform/db/tables.ts';

export async function hasOrderOfDeal(
  db: Db,
  { investorId, dealId }: { investorId: string; dealId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('trades')
    .select('id')
    .where('investor_id', '=', investorId)
    .where('deal_id', '=', dealId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many orders hold units of a deal. */
export async function countHoldingOrders(db: Db, dealId: string): Promise<number> {
  const { count } = await db
    .selectFrom('trades')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('deal_id', '=', dealId)
    .where('holds_units', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
}
