import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';

type Order = { investorId: string; id: string };

/**
 * The staff who recorded an order's money by hand, or matched a bank line to it, or undid that. A match by reference alone is
 * nobody's judgement.
 */
export async function findWhoToldOfMoney(db: Db, { investorId, id }: Order): Promise<string[]> {
  const { rows } = await sql<{ staffId: string }>`
    select distinct staff.id as "staffId" from (
      select told_by as person from money_journal
      where investor_id = ${investorId} and trade_id = ${id} and kind not in ('released', 'refunded')
      union all
      select unnest(array[case when how = 'person' then matched_by end, undone_by]) from bank_matches
      where investor_id = ${investorId} and trade_id = ${id}
    ) told join staff on staff.id = told.person`.execute(db);
  return rows.map(({ staffId }) => staffId);
}

/** The staff who buy with an order, as its first or its second purchaser, under the address by which they work. */
export async function findStaffWhoBuy(db: Db, { id }: Order): Promise<string[]> {
  const rows = await db
    .selectFrom('order_purchasers')
    .innerJoin('investors', 'investors.id', 'order_purchasers.investor_id')
    .innerJoin('staff', 'staff.email', 'investors.email')
    .select('staff.id as staffId')
    .where('order_purchasers.trade_id', '=', id)
    .execute();
  return rows.map(({ staffId }) => staffId);
}

/** The staff who prepared the next move of an order's money: whoever recorded it, and whoever cleared a flag it raised. */
export async function findWhoPreparedMoney(db: Db, order: Order): Promise<string[]> {
  const cleared = await db
    .selectFrom('payment_flags')
    .innerJoin('staff', 'staff.id', 'payment_flags.cleared_by')
    .select('staff.id as staffId')
    .distinct()
    .where('payment_flags.investor_id', '=', order.investorId)
    .where('payment_flags.trade_id', '=', order.id)
    .execute();
  const told = await findWhoToldOfMoney(db, order);
  return [...new Set([...told, ...cleared.map(({ staffId }) => staffId)])];
}
