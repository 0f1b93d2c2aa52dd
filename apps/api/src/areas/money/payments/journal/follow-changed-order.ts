import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { followMoney } from './follow-money.ts';

/**
 * Follows a change of what is ordered, or the end of an order: what may be debited, the mark that its funds are received and the
 * dealer's flags are as the order is now. Nothing of an order that ended is debited any more; money in trust is to be sent back
 * and a debit that the bank has is to be called back, both pointed out to the dealer's people.
 */
export async function followChangedOrder(
  trx: Db,
  deps: Deps,
  { order }: { order: TradeRecord },
): Promise<void> {
  await followMoney(trx, deps, order);
}
