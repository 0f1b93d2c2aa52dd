import type { PaymentMethod } from './payment-methods.ts';

/** What becomes of an order's money when the order ends without settling. */
export const MONEY_AT_END = ['returning', 'debitUnderWay', 'doNotSend', 'notDebited', 'nothingOwed'] as const;
export type MoneyAtEnd = (typeof MONEY_AT_END)[number];

/**
 * By where the money is and how it was to come: held in trust, it goes back; with the bank, it is called back or goes back on
 * arrival; to be sent by the investor, it is not to be sent; to be debited, it is not debited.
 */
export function moneyAtEnd(order: {
  hasMoneyInTrust: boolean;
  isDebitUnderWay: boolean;
  method: PaymentMethod | null;
}): MoneyAtEnd {
  if (order.hasMoneyInTrust) {
    return 'returning';
  }
  if (order.isDebitUnderWay) {
    return 'debitUnderWay';
  }
  if (order.method === null) {
    return 'nothingOwed';
  }
  return order.method === 'outside' ? 'doNotSend' : 'notDebited';
}
