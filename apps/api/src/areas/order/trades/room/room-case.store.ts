import { fixedStatement } from '../../../../platform/db/fixed-statement.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { EDITABLE_STATUSES } from '../trades.store.ts';

/** A published deal, and the order of it that the person can still change: that one takes no room from itself. */
export type RoomCase = { dealId: string; tradeId: string | null };

const select = fixedStatement<RoomCase>(`
  select deals.id as "dealId", (
    select trades.id from trades
    where trades.investor_id = $1 and trades.deal_id = deals.id and trades.status in (${EDITABLE_STATUSES.join(', ')})
    order by trades.status limit 1
  ) as "tradeId"
  from deals where (deals.id = $2 or deals.slug = $2) and deals.state not in ('draft', 'in-review')`);

/** By the deal's id or slug; undefined for one that is not published. */
export async function findRoomCase(
  db: Db,
  investorId: string,
  dealRef: string,
): Promise<RoomCase | undefined> {
  const [row] = await select(db, [investorId, dealRef]);
  return row;
}
