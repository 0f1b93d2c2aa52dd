import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { isActiveStatus, isEditableStatus, tradeStatusOf } from '@portal/domain/order/trades/trade-status';

/**
 * The order that the wizard goes on with: the newest by creation that is not over, or none. A person whose order is
 * with the dealer may start another one (`startsAnew`); one that can still be changed is always resumed.
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

/** True while the investor may still change the order. */
export function isEditable(trade: Pick<Trade, 'status'>): boolean {
  return isEditableStatus(tradeStatusOf(trade.status));
}
