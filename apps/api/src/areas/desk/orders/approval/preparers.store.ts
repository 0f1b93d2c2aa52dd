import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';

type Order = { investorId: string; id: string };

/** Who of the office recorded money of an order by hand, or matched a line of the bank to it or undid that. What was matched by its reference alone was nobody's judgement. */
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

/** Who of the office prepared what an order's money does next: who told of it, and who cleared a flag that money raised. */
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
