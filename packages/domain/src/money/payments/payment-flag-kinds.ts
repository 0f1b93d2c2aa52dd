import { MONEY_FLAG_KINDS } from './money-flags.ts';

/** Why somebody at the dealer has to look at money: what an order's money calls for by itself, and what a bank or a person told. */
export const PAYMENT_FLAG_KINDS = [
  ...MONEY_FLAG_KINDS,
  'unmatched',
  'told-otherwise',
  'account-changed',
  'payer-differs',
] as const;
export type PaymentFlagKind = (typeof PAYMENT_FLAG_KINDS)[number];
