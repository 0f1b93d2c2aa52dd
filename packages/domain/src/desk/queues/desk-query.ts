import * as z from 'zod/mini';
import { PROVINCES } from '../../ground/people/provinces.ts';
import { tidyLine } from '../../ground/people/tidy-line.ts';
import { PAYMENT_METHODS } from '../../order/trades/payment-methods.ts';
import { TIMED_ORDER_STEPS } from '../../order/trades/timed-order-steps.ts';
import { TRADE_STATUSES } from '../../order/trades/trade-status.ts';
import { DESK_WHYS } from './desk-queues.ts';

export const DESK_PAGE_ROWS = 50;
/** Beyond this a count is shown as '1,000+': nobody acts on the difference. */
export const COUNT_MAX = 1_000;
export const SEARCH_LENGTH_MAX = 100;
export const TAG_LENGTH_MAX = 40;
export const TAGS_MAX = 8;
const CURSOR_LENGTH_MAX = 400;
const ID_LENGTH_MAX = 64;

export const DESK_SORTS = ['oldest', 'newest', 'largest', 'name'] as const;
export type DeskSort = (typeof DESK_SORTS)[number];

/** When a row is due: `overdue` before now, `today` until the purchaser's midnight, `later` after it. */
export const DUE_TIMES = ['overdue', 'today', 'later'] as const;
export type DueTime = (typeof DUE_TIMES)[number];

/** Rows that somebody put off are hidden until their time, unless asked for. */
export const SNOOZED_CHOICES = ['hidden', 'only', 'all'] as const;

const id = z.string().check(z.minLength(1), z.maxLength(ID_LENGTH_MAX));
export const tagField = z.string().check(z.overwrite(tidyLine), z.minLength(1), z.maxLength(TAG_LENGTH_MAX));

/** Filters and sort of a list as they stand in its address, by readable names; an unknown one is refused. */
export const deskFilterFields = {
  sort: z.optional(z.enum(DESK_SORTS)),
  holder: z.optional(id.check(z.describe('`me`, `nobody`, or the id of a person of the office.'))),
  due: z.optional(z.enum(DUE_TIMES)),
  status: z.optional(z.enum(TRADE_STATUSES)),
  province: z.optional(z.enum(PROVINCES).check(z.describe('Where the purchaser lives.'))),
  representative: z.optional(id.check(z.describe('Whose clients, and those of whom they stand in for.'))),
  deal: z.optional(id),
  method: z.optional(z.enum(PAYMENT_METHODS)),
  why: z.optional(z.enum(DESK_WHYS)),
  took: z.optional(
    z.enum(TIMED_ORDER_STEPS).check(z.describe('A step that the order ended in the last 90 days.')),
  ),
  tag: z.optional(tagField),
  snoozed: z.optional(z.enum(SNOOZED_CHOICES)),
  search: z.optional(
    z
      .string()
      .check(
        z.overwrite(tidyLine),
        z.minLength(1),
        z.maxLength(SEARCH_LENGTH_MAX),
        z.describe('The beginning of a name, of an e-mail address or of an order’s reference.'),
      ),
  ),
};

/** What a saved view keeps, and what 'next' works through. */
export const deskFilterSchema = z.strictObject(deskFilterFields);
export type DeskFilter = z.infer<typeof deskFilterSchema>;

/** The query of `GET /office/desk/{queue}`. */
export const deskQuerySchema = z.strictObject({
  ...deskFilterFields,
  after: z.optional(
    z.string().check(z.maxLength(CURSOR_LENGTH_MAX), z.describe('The `next` of the page before.')),
  ),
});
export type DeskQuery = z.infer<typeof deskQuerySchema>;
