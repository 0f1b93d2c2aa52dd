import type { PaymentMethod } from './payment-methods.ts';

/** How the money of a signed order comes to the trustee. */
export const MONEY_TO_COME = ['arrived', 'toSend', 'toDebit'] as const;
export type MoneyToCome = (typeof MONEY_TO_COME)[number];

/** Money that has arrived asks nothing of anybody; else its investor sends it (method `outside`) or the dealer debits it. */
export function moneyToCome(order: { method: PaymentMethod | null; hasArrived: boolean }): MoneyToCome {
  if (order.hasArrived) {
    return 'arrived';
  }
  return order.method === 'outside' ? 'toSend' : 'toDebit';
}
