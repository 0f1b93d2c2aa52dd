import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import type { Db } from '../../../../platform/db/tables.ts';

/** From here on the dealer has looked at who the investor is and which account is theirs. */
const LOOKED_AT = [
  TRADE_STATUS_NUMBERS.changesAsked,
  TRADE_STATUS_NUMBERS.inReview,
  TRADE_STATUS_NUMBERS.approved,
  TRADE_STATUS_NUMBERS.settled,
];

/** True once the dealer has reviewed an order of this investor. */
export async function hasReviewedOrder(trx: Db, investorId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('trades')
    .select('id')
    .where('investor_id', '=', investorId)
    .where('status', 'in', LOOKED_AT)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
