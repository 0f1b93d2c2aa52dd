import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';
import { UNDER_WAY } from './under-way.sql.ts';

/**
 * Locks how much everybody with an account who buys with an order of this person's may buy, and whoever else is about to, in order of their
 * ids; says whose rooms they are. Of an order that is another person's nothing is locked.
 */
export async function lockRoomsOfOrder(
  trx: Db,
  { investorId, tradeId }: { investorId: string; tradeId: string },
  also: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ investorId: string }>`
    select investor_id as "investorId" from purchase_rooms
    where investor_id in (
      select investor_id from order_purchasers where trade_id = ${tradeId} and owner_id = ${investorId}
      union select unnest(${[...also]}::text[]))
    order by investor_id for update`.execute(trx);
  return rows.map((row) => row.investorId);
}

/** The orders under way that somebody buys with: their own and those that they joined. */
const ordersOf = (investorId: string) => sql`
  select id from trades where investor_id = ${investorId} and status in (${UNDER_WAY})
  union select id from order_purchasers joined join trades on trades.id = joined.trade_id
  where joined.investor_id = ${investorId} and role = 'second' and status in (${UNDER_WAY})`;

/** The same for a person and everybody who buys with them by an order under way. */
export async function lockRoomsAround(trx: Db, investorId: string): Promise<string[]> {
  const { rows } = await sql<{ investorId: string }>`
    select investor_id as "investorId" from purchase_rooms
    where investor_id in (
      select investor_id from order_purchasers where trade_id in (${ordersOf(investorId)})
      union select ${investorId}::text)
    order by investor_id for update`.execute(trx);
  return rows.map((row) => row.investorId);
}

/** Locks every order under way that somebody buys with, in order of their ids; says who buys with them. */
export async function lockOrdersUnderWay(trx: Db, investorId: string): Promise<string[]> {
  await sql`select from trades where id in (${ordersOf(investorId)}) order by id for update`.execute(trx);
  const { rows } = await sql<{ investorId: string }>`
    select distinct investor_id as "investorId" from order_purchasers
    where trade_id in (${ordersOf(investorId)}) and investor_id is not null`.execute(trx);
  return rows.map((row) => row.investorId);
}
