import type { MailTemplates } from '../../../platform/mail/mail-template.ts';

/** The messages about an order's money. Each with what it needs beside the investor. */
export type PaymentMail = {
  template:
    | 'payment-received'
    | 'payment-returned'
    | 'payment-released'
    | 'payment-refunded'
    | 'payment-after-end'
    | 'debit-stopped';
  investorId: string;
  tradeId: string;
  /** Whole cents, in digits: what travels is JSON. */
  amountCents: string;
};

export const PAYMENT_MAIL_TEMPLATES: MailTemplates<PaymentMail> = {
  'payment-received': { texts: 'mailPayments.received', to: 'account', page: 'order' },
  'payment-returned': { texts: 'mailPayments.returned', to: 'account', page: 'order' },
  'payment-released': { texts: 'mailPayments.released', to: 'account', page: 'order' },
  'payment-refunded': { texts: 'mailPayments.refunded', to: 'account', page: 'order' },
  'payment-after-end': { texts: 'mailPayments.afterEnd', to: 'account', page: 'order' },
  'debit-stopped': { texts: 'mailPayments.debitStopped', to: 'account', page: 'order' },
};
