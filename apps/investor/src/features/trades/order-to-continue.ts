import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { isActiveStatus, isEditableStatus, tradeStatusOf } from '@portal/domain/order/trades/trade-status';

/**
 * The order the wizard continues: the newest that is not over, if any. A person whose order is with the dealer may start
 * another (`startsAnew`); an editable one is always resumed.
 */
export function orderToContinue(trades: readonly Trade[], startsAnew: boolean): Trade | null {
  const newest = trades
    .filter((trade) => isActiveStatus(tradeStatusOf(trade.status)))
    .reduce<Trade | null>(
      (latest, trade) => (latest === null || trade.createdAt > latest.createdAt ? trade : latest),
      null,
    );
  return newest !== null && startsAnew && !isEditable(newest) ? null : newest;
}

/** True while the investor can still change the order. */
export function isEditable(trade: Pick<Trade, 'status'>): boolean {
  return isEditableStatus(tradeStatusOf(trade.status));
}
