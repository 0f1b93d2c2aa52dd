import type { MoneyAtEnd } from '@portal/domain/order/trades/money-at-end';
import type { TradeRecord } from './trade-record.ts';

/** What is told of a cancellation; times ISO 8601. What becomes of the money is as it was at that moment. */
export type CancellationTold = {
  noticeAt: string;
  rightEndsAt: string | null;
  timeZone: string;
  money: MoneyAtEnd;
};

export type OrderEvents = {
  /** Its investor handed it over again after changes were asked for. */
  'order-handed-back': { order: TradeRecord };
  /** It went back to its investor, who is to change or pay something; `order` is as it was before. */
  'order-returned': { order: TradeRecord };
  /** The dealer accepted it. */
  'order-approved': { order: TradeRecord };
  /** What was signed no longer says what is ordered; `order` is as it was before. */
  'order-changed': { order: TradeRecord };
  /** It was cancelled or declined. */
  'order-ended': { order: TradeRecord };
  /** Its investor, who had signed it, cancelled it. */
  'order-cancelled': { order: TradeRecord; told: CancellationTold };
};
