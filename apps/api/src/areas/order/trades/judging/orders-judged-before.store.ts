import { sql } from 'kysely';
import { isBehind, placeOf } from '../../../../platform/db/place.sql.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { UNDER_WAY } from '../locking/under-way.sql.ts';

type OrderJudgedBefore = { investorId: string; id: string; place: string };

/** Orders under way of which a purchaser was judged by another version of the deal than its newest, the one placed first before the others. */
export async function findOrdersJudgedBefore(
  db: Db,
  place: string,
  limit: number,
): Promise<OrderJudgedBefore[]> {
  const { rows } = await sql<OrderJudgedBefore>`
    select trades.investor_id as "investorId", trades.id, ${placeOf('trades.created_at', 'trades.id')} as place
    from trades join deals on deals.id = trades.deal_id
    where trades.status in (${UNDER_WAY}) and ${isBehind('trades.created_at', 'trades.id', place)}
      and exists (
        select from order_purchasers purchaser cross join lateral (
          select deal_version from exemption_decisions decided
          where decided.trade_id = purchaser.trade_id and decided.investor_id = purchaser.investor_id
          order by number desc limit 1
        ) last
        where purchaser.trade_id = trades.id and purchaser.declined_at is null
          and last.deal_version is distinct from nullif(deals.version, 0)
      )
    order by trades.created_at, trades.id limit ${limit}`.execute(db);
  return rows;
}
