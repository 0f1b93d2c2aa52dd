import type { MoneyAtEnd } from '@portal/domain/order/trades/money-at-end';

/** Times ISO 8601; `signedAt` is the last signature. */
export type CancellationNotice = {
  to: 'issuer' | 'dealer';
  investorId: string;
  tradeId: string;
  signedAt: string;
  noticeAt: string;
  rightEndsAt: string;
  timeZone: string;
  money: MoneyAtEnd;
  mailId: string;
};

export type TradeJobs = {
  /** Gives the issuer the notice by which an order was cancelled, and the dealer a copy; names are read when it is written. */
  'send-cancellation-notice': CancellationNotice;
  'release-expired-orders': Record<string, never>;
  'remind-of-reservations': Record<string, never>;
};
