import * as z from 'zod/mini';
import { OfficeReason } from '../../ground/forms/office-reason.ts';
import { LANGUAGES } from '../../ground/people/languages.ts';
import { tradeSchema } from '../../order/trades/trade.wire.ts';
import { NEXT_STEPS } from '../queues/next-steps.ts';
import { orderAtDealerSchema } from './order-at-dealer.wire.ts';

const time = z.iso.datetime();

/** What may be done to an order from here; what a person's role does not allow is not among them. */
export const ORDER_MOVES = [
  'review',
  'propose-approval',
  'approve',
  'return-approval',
  'withdraw-approval',
  'ask-changes',
  'decline',
  'archive',
  'next-step',
  'resend-link',
  'see-as-investor',
] as const;
export type OrderMove = (typeof ORDER_MOVES)[number];

/** `POST /office/orders/{orderId}/decline`, `/archive` and `/as-investor`. */
export const reasonInput = z.object({ reason: OfficeReason });

/** `POST /office/orders/{orderId}/next-step`; null takes it back. */
export const nextStepInput = z.object({ step: z.nullable(z.enum(NEXT_STEPS)) });

/** Answer of `POST /office/orders/{orderId}/as-investor`: what the calls of their page answer, to look at and not to act on. */
export const asInvestorSchema = z.object({
  trade: tradeSchema,
  atDealer: orderAtDealerSchema,
  language: z.enum(LANGUAGES),
  until: time.check(z.describe('The page shows it no longer than this.')),
});
export type AsInvestor = z.infer<typeof asInvestorSchema>;
