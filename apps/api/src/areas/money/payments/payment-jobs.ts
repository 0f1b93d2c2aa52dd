import type { PaymentFlagKind } from '@portal/domain/money/payments/payment-flag-kinds';

export type PaymentJobs = {
  /** Tells the dealer of a payment to look at; `reference` is the order's. */
  'send-payment-notice': { kind: PaymentFlagKind; reference: string; mailId: string };
};
