import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import type { Db } from '../../../../platform/db/tables.ts';
import { recordOf } from '../trade-change.ts';
import type { TradeRecord } from '../trade-record.ts';

const { open, submitted, changesAsked, inReview } = TRADE_STATUS_NUMBERS;
/** More orders than anybody has under way at a time: one of each deal. */
const UNDER_WAY_MAX = 200;

/** The orders that somebody buys with and that are not decided yet, in the order in which they were placed. */
export async function findOrdersUnderWay(db: Db, investorId: string): Promise<TradeRecord[]> {
  const rows = await db
    .selectFrom('trades')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('trades')
        .select('id')
        .where('investor_id', '=', investorId)
        .union(
          eb
            .selectFrom('order_purchasers')
            .select('trade_id as id')
            .where('investor_id', '=', investorId)
            .where('role', '=', 'second'),
        ),
    )
    .where('status', 'in', [open, submitted, changesAsked, inReview])
    .orderBy('created_at')
    .orderBy('id')
    .limit(UNDER_WAY_MAX)
    .execute();
  return rows.map(recordOf);
}
