import * as z from 'zod/mini';
import { calendarDay } from '../../ground/people/calendar-day.wire.ts';
import { TIMED_ORDER_STEPS } from '../../order/trades/timed-order-steps.ts';
import { REACHED_STEPS } from '../investors/reached-steps.ts';
import { deskCountSchema, queueSummarySchema, uncountedSchema } from '../queues/office-desk.wire.ts';

/** How many weeks of money are shown, this one included. */
export const WEEKS_SHOWN = 12;

/** What takes time before and during an order, and who takes it. */
export const TIMED_STEPS = ['profile', ...TIMED_ORDER_STEPS] as const;
export type TimedStep = (typeof TIMED_STEPS)[number];

const time = z.iso.datetime();
const count = z.int().check(z.nonnegative());
const dollars = z.number().check(z.describe('Dollars.'));

const weekSchema = z.object({
  from: calendarDay.check(z.describe('Its Monday, Eastern Time.')),
  received: dollars,
  returned: dollars,
  released: dollars,
  refunded: dollars,
});
export type MoneyWeek = z.infer<typeof weekSchema>;

/** What is counted of all people and orders there are, and when it was. */
const countedSchema = z.object({
  at: time,
  reached: z.array(z.object({ step: z.enum(REACHED_STEPS), investors: count })),
  times: z.array(
    z.object({
      step: z.enum(TIMED_STEPS),
      count: count.check(z.describe('How many took the step in these days.')),
      medianHours: z.nullable(z.number()),
      slowHours: z.nullable(z.number().check(z.describe('Nine of ten took no longer.'))),
    }),
  ),
});
export type CountedNumbers = z.infer<typeof countedSchema>;

/** Answer of `GET /office/numbers`. What the person's role does not show is null or left out. */
export const officeNumbersSchema = z.object({
  at: time,
  queues: z.array(queueSummarySchema),
  uncounted: uncountedSchema,
  returned: deskCountSchema.check(z.describe('Orders that are with their investors for changes.')),
  unmatched: z
    .nullable(z.object({ lines: deskCountSchema, received: dollars, paid: dollars }))
    .check(z.describe('Lines of the bank that are not matched whole, and what is left of them.')),
  weeks: z
    .nullable(z.array(weekSchema).check(z.maxLength(WEEKS_SHOWN)))
    .check(z.describe('The newest last.')),
  counted: z
    .nullable(countedSchema)
    .check(z.describe('What everybody is counted for, by the hour; null before the first count.')),
});
export type OfficeNumbers = z.infer<typeof officeNumbersSchema>;
