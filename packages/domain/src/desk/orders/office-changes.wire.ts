import * as z from 'zod/mini';
import { typedByStaff } from '../../ground/forms/office-reason.ts';
import { calendarDay } from '../../ground/people/calendar-day.wire.ts';
import {
  CHANGE_ITEMS_MAX,
  CHANGE_NOTE_LENGTH_MAX,
  CHANGE_REASONS,
  CHANGEABLE_PATHS,
} from '../../order/changes/change-requests.ts';
import { colleagueSchema } from '../queues/office-desk.wire.ts';

const time = z.iso.datetime();
const ID_LENGTH_MAX = 64;
const path = z
  .string()
  .check(
    z.describe('Of a field of the profile or a part of the order: `basics.address.city`, `order.details`.'),
  );

const words = {
  reason: z.enum(CHANGE_REASONS),
  note: z
    .string()
    .check(z.trim(), z.maxLength(CHANGE_NOTE_LENGTH_MAX, { error: 'errors.tooLong' }), typedByStaff),
};

/** Something else is asked for in the dealer's own words. */
const saysWhat = z.refine<{ reason: string; note: string }>(
  ({ reason, note }) => reason !== 'other' || note !== '',
  { error: 'office.order.changes.noteRequired', path: ['note'] },
);

const asked = z
  .object({
    path: path.check(z.refine((value) => CHANGEABLE_PATHS.has(value), { error: 'errors.choiceUnknown' })),
    ...words,
  })
  .check(saysWhat);

/** `POST /office/orders/{orderId}/changes`: several things at once, in the investor's language, in one transaction. */
export const askChangesInput = z.object({
  items: z.array(asked).check(
    z.minLength(1, { error: 'office.order.changes.itemRequired' }),
    z.maxLength(CHANGE_ITEMS_MAX),
    z.refine((items) => new Set(items.map((item) => item.path)).size === items.length, {
      error: 'office.order.changes.askedTwice',
    }),
  ),
  answerBy: calendarDay.check(z.describe('The last day for it, on the clock of the purchaser’s province.')),
});
export type AskChangesInput = z.infer<typeof askChangesInput>;

const requestId = z.string().check(z.maxLength(ID_LENGTH_MAX));

/** `POST /office/orders/{orderId}/changes/withdraw`: one thing that was asked for, or all of it. */
export const withdrawChangesInput = z.object({
  requestId,
  itemId: z
    .nullable(z.string().check(z.maxLength(ID_LENGTH_MAX)))
    .check(z.describe('Null for all of it. The last item that is left is all of it, too.')),
});
export type WithdrawChangesInput = z.infer<typeof withdrawChangesInput>;

/** `POST /office/orders/{orderId}/changes/reword`: other words for what was asked for, another day, or both. */
export const rewordChangesInput = z.object({
  requestId,
  items: z
    .array(z.object({ id: z.string().check(z.maxLength(ID_LENGTH_MAX)), ...words }).check(saysWhat))
    .check(z.maxLength(CHANGE_ITEMS_MAX)),
  answerBy: calendarDay,
});
export type RewordChangesInput = z.infer<typeof rewordChangesInput>;

/** `POST /office/orders/{orderId}/changes/remind`. */
export const remindOfChangesInput = z.object({ requestId });

/** An answer as it may be shown: a text, a number, true or false, the id of a file; numbers that are secret masked. */
const shown = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** One thing that was asked for. */
export const changeItemSchema = z.object({
  id: z.string(),
  path,
  reason: z.enum(CHANGE_REASONS),
  note: z.string(),
  isAnswered: z.boolean(),
});

const doneShape = { at: time, by: colleagueSchema };
const done = z.object(doneShape);

/** A request for changes as the office sees it; a row that is never overwritten, with what was done about it since. */
export const changeRequestSchema = z.object({
  id: z.string(),
  askedBy: z.nullable(colleagueSchema),
  note: z
    .nullable(z.string())
    .check(z.describe('What was asked in words alone, without naming what has to be changed.')),
  askedAt: time,
  answerBy: calendarDay,
  formerDays: z
    .array(z.object({ ...doneShape, answerBy: calendarDay }))
    .check(z.describe('Days of before, oldest first, with who replaced each.')),
  reminded: z.array(done).check(z.describe('When the investor was reminded of it, oldest first.')),
  remindFrom: time.check(z.describe('From when the investor may be reminded of it.')),
  withdrawn: z.nullable(done).check(z.describe('Who withdrew all of it.')),
  isOpen: z.boolean().check(z.describe('The investor has still to answer it.')),
  isBegun: z
    .boolean()
    .check(
      z.describe('The investor already changed what was signed: the order comes back once it is signed.'),
    ),
  answeredAt: z.nullable(time),
  closedAt: z.nullable(time).check(z.describe('When the dealer decided on the order, or asked for more.')),
  items: z.array(
    z.object({
      ...changeItemSchema.shape,
      withdrawn: z.nullable(done),
      former: z
        .array(z.object({ ...doneShape, reason: z.enum(CHANGE_REASONS), note: z.string() }))
        .check(z.describe('Words of before, oldest first, with who replaced each.')),
      before: shown.check(z.describe('As it was when it was asked for.')),
      after: shown.check(z.describe('As it was answered; null while it is not.')),
    }),
  ),
});
export type ChangeRequest = z.infer<typeof changeRequestSchema>;

/** What the investor of an order is asked to change; null while nothing is. Part of `GET /user/trade/dealer/{id}`. */
export const changeTasksSchema = z.nullable(
  z.object({
    id: z.string(),
    askedAt: time,
    answerBy: calendarDay,
    tasks: z.array(
      z.object({
        ...changeItemSchema.shape,
        sentence: z.string().check(z.describe('What and why, in the language of the request.')),
      }),
    ),
  }),
);
export type ChangeTasks = z.infer<typeof changeTasksSchema>;
