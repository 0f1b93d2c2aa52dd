import type { Purchase } from '../../order/purchasers/purchases.wire.ts';
import type { Trade } from '../../order/trades/trade.wire.ts';
import { isOverStatus, tradeStatusOf } from '../../order/trades/trade-status.ts';

/** What keeps an account open: an order under way, units that the person holds, or money that is not where it belongs. */
export const CLOSING_OBSTACLES = ['order', 'holding', 'money'] as const;
export type ClosingObstacle = (typeof CLOSING_OBSTACLES)[number];

type Judged = Pick<Trade, 'status' | 'money'>;

/** Why a person cannot close the account now; empty when nothing keeps it open. */
export function obstaclesToClosing(
  trades: readonly Judged[],
  purchases: readonly Pick<Purchase, 'status'>[] = [],
): ClosingObstacle[] {
  const found = new Set([...trades.map(obstacleOf), ...purchases.map(obstacleOfPurchase)]);
  return CLOSING_OBSTACLES.filter((obstacle) => found.has(obstacle));
}

/** Of an order that they joined: its money is the first purchaser's to get back. */
function obstacleOfPurchase({ status }: Pick<Purchase, 'status'>): ClosingObstacle | null {
  if (isOverStatus(status)) {
    return status === 'settled' ? 'holding' : null;
  }
  return 'order';
}

function obstacleOf({ status, money }: Judged): ClosingObstacle | null {
  const name = tradeStatusOf(status);
  switch (name) {
    case 'open':
    case 'submitted':
    case 'changesAsked':
    case 'inReview':
    case 'approved':
      return 'order';
    case 'settled':
      return 'holding';
    case 'declined':
    case 'archived':
      return money.inTrust > 0 || money.debitUnderWay ? 'money' : null;
  }
}
