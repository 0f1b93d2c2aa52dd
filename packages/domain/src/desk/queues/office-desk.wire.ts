import * as z from 'zod/mini';
import { staffRolesSchema } from '../../firm/staff/staff-roles.wire.ts';
import { ERROR_CODES } from '../../ground/errors/error-catalogue.ts';
import { OfficeReason } from '../../ground/forms/office-reason.ts';
import { isWireDollars } from '../../ground/money/cents.ts';
import { PROVINCES } from '../../ground/people/provinces.ts';
import { tidyLine } from '../../ground/people/tidy-line.ts';
import { PAYMENT_METHODS } from '../../order/trades/payment-methods.ts';
import { TRADE_STATUSES } from '../../order/trades/trade-status.ts';
import { AWAITED } from './awaited.ts';
import { DUE_TIMES, deskFilterSchema, TAGS_MAX, tagField } from './desk-query.ts';
import { DESK_KINDS, DESK_QUEUES, DESK_WHYS, VIEWED_KINDS } from './desk-queues.ts';
import { FIRST_DAY_STEPS } from './first-day.ts';

const time = z.iso.datetime();
const count = z.int().check(z.nonnegative());

/** Somebody of the office, where they are only named. */
export const colleagueSchema = z.object({ id: z.string(), name: z.string(), roles: staffRolesSchema });
export type ColleagueName = z.infer<typeof colleagueSchema>;

/** Who has claimed an item, who is looking at it, and what the office noted about it. */
export const claimSchema = z.object({
  kind: z.enum(DESK_KINDS),
  id: z.string().check(z.describe('Of the thing: an order, a profile, a flag.')),
  version: count.check(z.describe('Sent back with what is done to it; 0 while nobody ever had it.')),
  holder: z.nullable(z.object({ ...colleagueSchema.shape, since: time, until: time })),
  viewing: z
    .array(colleagueSchema)
    .check(z.describe('Who else has it open; somebody whose tab is gone is not here a minute later.')),
  snoozedUntil: z.nullable(time),
  tags: z.array(z.string()),
});
export type Claim = z.infer<typeof claimSchema>;

/** Amounts and method are null where the reader’s role does not read them. */
const orderOfRowSchema = z.object({
  id: z.string(),
  reference: z.string(),
  dealId: z.string(),
  dealName: z.string().check(z.describe('In the language of the request.')),
  quantity: z.nullable(count),
  total: z.nullable(z.number().check(z.describe('Dollars.'))),
  status: z.enum(TRADE_STATUSES),
  method: z.nullable(z.enum(PAYMENT_METHODS)),
});

const investorOfRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  province: z.nullable(z.enum(PROVINCES)),
  representative: z.nullable(z.string().check(z.describe('Their name.'))),
});

/** One row of a queue. */
export const deskRowSchema = z.object({
  claim: claimSchema,
  why: z.enum(DESK_WHYS),
  facts: z
    .record(z.string(), z.string())
    .check(
      z.describe('What goes into the sentence of `why`, and short facts beside it; no personal number.'),
    ),
  since: time.check(z.describe('Since when it waits; its age counts from here.')),
  dueAt: z
    .nullable(time)
    .check(z.describe('Midnight that closes the last business day of the purchaser’s province.')),
  due: z.nullable(z.enum(DUE_TIMES)),
  awaits: z.enum(AWAITED).check(z.describe('Who has to do something before it goes on.')),
  order: z.nullable(orderOfRowSchema),
  investor: z.nullable(investorOfRowSchema),
});
export type DeskRow = z.infer<typeof deskRowSchema>;

/** Counted by the list's own query; `isCapped`: there are more than `value`. */
export const deskCountSchema = z.object({ value: count, isCapped: z.boolean() });
export type DeskCount = z.infer<typeof deskCountSchema>;

/** Answer of `GET /office/desk/{queue}`: a page of rows. */
export const deskPageSchema = z.object({
  queue: z.enum(DESK_QUEUES),
  rows: z.array(deskRowSchema),
  count: deskCountSchema,
  total: deskCountSchema.check(z.describe('Without filters: tells an empty queue from one filtered empty.')),
  next: z.nullable(z.string()).check(z.describe('`after` of the next page; null after the last.')),
});
export type DeskPage = z.infer<typeof deskPageSchema>;

/** Answer of `GET /office/desk/{queue}/choices`: what its list can be filtered by. */
export const deskChoicesSchema = z.object({
  deals: z.array(
    z.object({ id: z.string(), name: z.string().check(z.describe('In the language of the request.')) }),
  ),
  tags: z.array(z.string()).check(z.describe('Of the rows that the person sees.')),
});
export type DeskChoices = z.infer<typeof deskChoicesSchema>;

/** A list that somebody named, for themselves or for the office. */
export const deskViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  queue: z.enum(DESK_QUEUES),
  filter: deskFilterSchema,
  isShared: z.boolean(),
  owner: colleagueSchema,
});
export type DeskView = z.infer<typeof deskViewSchema>;

/** What waits in a queue, by the list's own query. */
export const queueSummarySchema = z.object({
  queue: z.enum(DESK_QUEUES),
  count: deskCountSchema,
  mine: deskCountSchema,
  today: deskCountSchema.check(z.describe('Due today.')),
  overdue: deskCountSchema,
  oldestSince: z.nullable(time),
});
export type QueueSummary = z.infer<typeof queueSummarySchema>;

/** Queues that the person's roles open and that are not among the counted ones. */
export const uncountedSchema = z
  .array(z.enum(DESK_QUEUES))
  .check(z.describe('Queues that could not be counted in time; their lists can be opened.'));

/** Answer of `GET /office/desk`: the queues that the person's roles open, and their views. */
export const deskSchema = z.object({
  queues: z.array(queueSummarySchema),
  uncounted: uncountedSchema,
  views: z.array(deskViewSchema),
  colleagues: z.array(colleagueSchema).check(z.describe('Who can be given work.')),
  firstDay: z
    .array(z.object({ step: z.enum(FIRST_DAY_STEPS), isDone: z.boolean() }))
    .check(z.describe('What an office does before its first order, and what of it is done.')),
});
export type Desk = z.infer<typeof deskSchema>;

/** What is done to one or more rows of a queue; the same command for each, with a result of its own. */
export const deskActSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('release') }),
  z.object({
    act: z.literal('take-over'),
    reason: OfficeReason,
  }),
  z.object({ act: z.literal('assign'), staffId: z.string() }),
  z.object({ act: z.literal('snooze'), until: z.nullable(time) }),
  z.object({ act: z.literal('tag'), tags: z.array(tagField).check(z.maxLength(TAGS_MAX)) }),
]);
export type DeskAct = z.infer<typeof deskActSchema>;

export const BULK_ROWS_MAX = 50;
const named = z.object({ id: z.string(), version: count });
const rows = z.array(named).check(z.minLength(1), z.maxLength(BULK_ROWS_MAX));

/** `POST /office/desk/{queue}/act`. */
export const deskActInput = z.object({ rows, do: deskActSchema });
export type DeskActInput = z.infer<typeof deskActInput>;

const BANK_REFERENCE_LENGTH_MAX = 100;

/** `POST /office/desk/money/receipts`: money that arrived in trust, an amount and a bank's reference for each order. */
export const confirmReceiptsInput = z.object({
  rows: z
    .array(
      z.object({
        id: z.string(),
        amount: z
          .number()
          .check(
            z.refine(isWireDollars, { error: 'errors.fieldInvalid' }),
            z.positive(),
            z.describe('Dollars, at most two decimals.'),
          ),
        reference: z
          .string()
          .check(z.overwrite(tidyLine), z.minLength(1), z.maxLength(BANK_REFERENCE_LENGTH_MAX)),
      }),
    )
    .check(z.minLength(1), z.maxLength(BULK_ROWS_MAX)),
});
export type ConfirmReceiptsInput = z.infer<typeof confirmReceiptsInput>;

/** `POST /office/desk/bounces/clear`, `/office/desk/jobs/repeat` and `/office/desk/papers/repeat`: rows to be worked to their end, and why. */
export const resolveRowsInput = z.object({
  ids: z.array(z.string()).check(z.minLength(1), z.maxLength(BULK_ROWS_MAX)),
  reason: OfficeReason,
});
export type ResolveRowsInput = z.infer<typeof resolveRowsInput>;

/** `POST /office/desk/{queue}/claim`: one row; who is late reads the holder's name (409, `CLAIMED`). */
export const claimInput = named;

/** Its answer, one entry per row in the order of the rows; `code` and `sentence` of what was refused. */
export const deskResultsSchema = z.array(
  z.object({
    id: z.string(),
    claim: z
      .nullable(claimSchema)
      .check(z.describe('As it stands now; null where it is gone or not the person’s to see.')),
    refused: z.nullable(z.object({ code: z.enum(ERROR_CODES), sentence: z.string() })),
  }),
);
export type DeskResults = z.infer<typeof deskResultsSchema>;

/** Answer of `POST /office/desk/{queue}/next`, whose body is the filter of the person's view. */
export const nextRowSchema = z.nullable(deskRowSchema);

export const VIEW_NAME_LENGTH_MAX = 60;
/** `POST /office/views`. */
export const saveViewInput = z.object({
  name: z.string().check(z.overwrite(tidyLine), z.minLength(1), z.maxLength(VIEW_NAME_LENGTH_MAX)),
  queue: z.enum(DESK_QUEUES),
  filter: deskFilterSchema,
  isShared: z.boolean(),
});
export type SaveViewInput = z.infer<typeof saveViewInput>;

/** `POST /office/viewing`: said every 15 seconds by a page that has it open, and once with `false` when it closes. */
export const viewingInput = z.object({
  kind: z.enum(VIEWED_KINDS),
  id: z.string(),
  tab: z.string().check(z.minLength(1), z.maxLength(64), z.describe('Of the browser tab, made by the page.')),
  isOpen: z.boolean(),
});
export type ViewingInput = z.infer<typeof viewingInput>;

/** Its answer: what of the person's queues stands on the page, and who has each; a thing once, in the first queue that it stands in. */
export const workOnPageSchema = z.array(
  z.object({
    queue: z.enum(DESK_QUEUES),
    why: deskRowSchema.shape.why,
    facts: deskRowSchema.shape.facts,
    claim: claimSchema,
  }),
);
export type WorkOnPage = z.infer<typeof workOnPageSchema>;
