import type { MoneyAtEnd } from '@portal/domain/order/trades/money-at-end';
import type { MailTemplates } from '../../../platform/mail/mail-template.ts';

/** What is told of a cancellation; times ISO 8601. What becomes of the money is as it was at that moment. */
export type CancellationTold = {
  noticeAt: string;
  rightEndsAt: string | null;
  timeZone: string;
  money: MoneyAtEnd;
};

/** The messages about an order. Each with what it needs beside the investor. */
export type TradeMail =
  /** While an order that is not signed keeps its units for some hours more, until this time in ISO 8601. */
  | { template: 'reservation-ending'; investorId: string; tradeId: string; until: string }
  | { template: 'order-received'; investorId: string; tradeId: string }
  | { template: 'order-approved'; investorId: string; tradeId: string }
  | { template: 'order-returned'; investorId: string; tradeId: string }
  | { template: 'order-declined'; investorId: string; tradeId: string }
  | { template: 'order-archived'; investorId: string; tradeId: string }
  /** The receipt of a notice: by right, or of a signed order that the dealer had not approved yet. */
  | {
      template: 'order-cancelled' | 'order-withdrawn';
      investorId: string;
      tradeId: string;
      cancellation: CancellationTold;
    };

export const TRADE_MAIL_TEMPLATES: MailTemplates<TradeMail> = {
  'reservation-ending': { texts: 'mail.reservationEnding', to: 'account', page: 'order' },
  'order-received': { texts: 'mail.orderReceived', to: 'account', page: 'order' },
  'order-approved': { texts: 'mail.orderApproved', to: 'account', page: 'order' },
  'order-returned': { texts: 'mail.orderReturned', to: 'account', page: 'order' },
  'order-declined': { texts: 'mail.orderDeclined', to: 'account', page: 'order' },
  'order-archived': { texts: 'mailPayments.archived', to: 'account', page: 'order' },
  'order-cancelled': { texts: 'mailCancellation.byRight', to: 'account', page: 'order' },
  'order-withdrawn': { texts: 'mailCancellation.withdrawn', to: 'account', page: 'order' },
};
