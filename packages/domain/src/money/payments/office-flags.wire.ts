import * as z from 'zod/mini';
import { OfficeReason } from '../../ground/forms/office-reason.ts';
import { TRADE_STATUSES } from '../../order/trades/trade-status.ts';
import { PAYMENT_FLAG_KINDS } from './payment-flag-kinds.ts';

export const FLAG_PAGE_ROWS = 50;
/** The longest reason for which a flag is cleared, in characters. */
const CURSOR_LENGTH_MAX = 400;
const ID_LENGTH_MAX = 64;
const text = z.string();
const time = z.iso.datetime();
const dollars = z.number().check(z.describe('Dollars.'));

export const FLAG_STATES = ['open', 'cleared'] as const;

/** The query of `GET /office/money/flags`; an unknown filter is refused. */
export const flagQuerySchema = z.strictObject({
  state: z._default(z.enum(FLAG_STATES), 'open'),
  after: z.optional(text.check(z.maxLength(CURSOR_LENGTH_MAX), z.describe('The `next` of the page before.'))),
});
export type FlagQuery = z.infer<typeof flagQuerySchema>;

/** Something about money that somebody has to look at, or has looked at. */
export const paymentFlagSchema = z.object({
  id: text,
  kind: z.enum(PAYMENT_FLAG_KINDS),
  since: time,
  dueAt: time,
  isOverdue: z.boolean(),
  amount: z.nullable(dollars).check(z.describe('What it is about; null where nobody knows.')),
  reference: z.nullable(text).check(z.describe('Of the payment, as its bank or the dealer told it.')),
  payor: z.nullable(text).check(z.describe('Who paid, of money whose payor is not the investor.')),
  told: z
    .nullable(text)
    .check(z.describe('The order as the bank named it, where the portal knows no such order.')),
  order: z.nullable(
    z.object({ id: text, reference: text, deal: text, total: dollars, status: z.enum(TRADE_STATUSES) }),
  ),
  investor: z.nullable(z.object({ id: text, name: text })),
  cleared: z.nullable(
    z.object({
      at: time,
      by: z.nullable(text).check(z.describe('Null where it ended by itself, or nobody kept who.')),
      reason: z.nullable(text).check(z.describe('Null where it ended by itself.')),
    }),
  ),
});
export type PaymentFlagShown = z.infer<typeof paymentFlagSchema>;

/** Answer of `GET /office/money/flags`: open ones with the oldest first, cleared ones with the newest. */
export const flagPageSchema = z.object({
  rows: z.array(paymentFlagSchema),
  count: z.object({ value: z.int(), isCapped: z.boolean() }),
  next: z.nullable(text),
});
export type FlagPage = z.infer<typeof flagPageSchema>;

/** `POST /office/money/flags/{flagId}/clear` and `…/count-once`; and of a profile's flag. */
export const clearFlagInput = z.object({
  reason: OfficeReason,
});

/** `POST /office/money/flags/{flagId}/apply`: the order that the money is for. */
export const applyFlagInput = z.object({ orderId: text.check(z.minLength(1), z.maxLength(ID_LENGTH_MAX)) });
