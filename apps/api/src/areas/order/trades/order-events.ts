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
  /** Its investor submitted it, for the first time or again. */
  'order-submitted': { order: TradeRecord };
  /** Its investor submitted it again after a request for changes. */
  'order-handed-back': { order: TradeRecord };
  /** It went back to its investor, to change or to pay something; `order` is its state before. */
  'order-returned': { order: TradeRecord };
  /** The dealer approved it. */
  'order-approved': { order: TradeRecord };
  /** It no longer says what was signed; `order` is its state before. */
  'order-changed': { order: TradeRecord };
  /** It names a second purchaser, for the first time or another than before. */
  'purchaser-named': { order: Pick<TradeRecord, 'investorId' | 'id'> };
  /** It was cancelled or declined. */
  'order-ended': { order: TradeRecord };
  /** Its investor cancelled it after signing it. */
  'order-cancelled': { order: TradeRecord; told: CancellationTold };
};
