import { PAID_OUTSIDE } from '@portal/domain/trades/trade-facts';
import { isActiveStatus, tradeStatusOf } from '@portal/domain/trades/trade-status';
import type { Trade } from '@portal/domain/wire/trade';

/** Where the money of an order is, in the words a person may rely on. */
export const MONEY_STATES = [
  'notChosen',
  'toSend',
  'toDebit',
  'inTrust',
  'released',
  'returning',
  'nothingOwed',
] as const;
export type MoneyState = (typeof MONEY_STATES)[number];

/** Money counts as in trust only once the dealer recorded it, and as paid out only once the investment has closed. */
export function moneyStateOf(trade: Pick<Trade, 'status' | 'fundsReceivedAt' | 'subDoc'>): MoneyState {
  const status = tradeStatusOf(trade.status);
  const isReceived = trade.fundsReceivedAt !== null;
  if (!isActiveStatus(status)) {
    return isReceived ? 'returning' : 'nothingOwed';
  }
  if (status === 'settled') {
    return 'released';
  }
  if (isReceived) {
    return 'inTrust';
  }
  const method = trade.subDoc.paymentMethod;
  if (method === undefined) {
    return 'notChosen';
  }
  return method === PAID_OUTSIDE ? 'toSend' : 'toDebit';
}
