import type { Db } from '../../../platform/db/tables.ts';

/** Whose order it is; null where there is none. */
export async function findInvestorOfOrder(db: Db, tradeId: string): Promise<string | null> {
  const row = await db
    .selectFrom('trades')
    .select('investor_id as investorId')
    .where('id', '=', tradeId)
    .executeTakeFirst();
  return row?.investorId ?? null;
}
