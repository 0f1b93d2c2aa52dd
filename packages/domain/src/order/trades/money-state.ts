import { moneyIfCancelled } from './cancel-state.ts';
import { MONEY_AT_END } from './money-at-end.ts';
import type { Trade } from './trade.wire.ts';
import { PAID_OUTSIDE } from './trade-facts.ts';
import { isActiveStatus, tradeStatusOf } from './trade-status.ts';

/** Where the money of an order is, in the words a person may rely on. */
export const MONEY_STATES = [
  'notChosen',
  'toSend',
  'toDebit',
  'inTrust',
  'partlyInTrust',
  'released',
  'refunded',
  ...MONEY_AT_END,
] as const;
export type MoneyState = (typeof MONEY_STATES)[number];

type Moneyed = Pick<Trade, 'status' | 'fundsReceivedAt' | 'subDoc' | 'money' | 'approvalProcess'>;

/** Money counts as in trust only once it was recorded there, and as paid out only once the investment has closed. */
export function moneyStateOf(order: Moneyed): MoneyState {
  const { fundsReceivedAt, subDoc, money } = order;
  const status = tradeStatusOf(order.status);
  if (!isActiveStatus(status)) {
    const atEnd = moneyIfCancelled(order);
    return money.refunded > 0 && atEnd !== 'returning' ? 'refunded' : atEnd;
  }
  if (status === 'settled') {
    return 'released';
  }
  if (fundsReceivedAt !== null) {
    return 'inTrust';
  }
  if (money.inTrust > 0) {
    return 'partlyInTrust';
  }
  const method = subDoc.paymentMethod;
  if (method === undefined) {
    return 'notChosen';
  }
  return method === PAID_OUTSIDE ? 'toSend' : 'toDebit';
}

/** The amount, in dollars, that the words about the money mean: what is there, else the order's total. */
export function moneyMeant({ orderTotal, money, ...trade }: Moneyed & Pick<Trade, 'orderTotal'>): number {
  switch (moneyStateOf({ ...trade, money })) {
    case 'inTrust':
    case 'partlyInTrust':
    case 'returning':
      return money.inTrust;
    case 'refunded':
      return money.refunded;
    default:
      return orderTotal;
  }
}
