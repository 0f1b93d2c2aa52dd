import * as z from 'zod/mini';
import { calendarDay } from '../../ground/people/calendar-day.wire.ts';
import { changeTasksSchema } from './office-changes.wire.ts';

/** Who has an order and by when they mean to be done, as its investor is told. */
const holderSchema = z.object({
  who: z
    .nullable(
      z.object({
        role: z.enum(['representative', 'compliance']),
        firstName: z.nullable(z.string()).check(z.describe('Of a representative alone.')),
      }),
    )
    .check(z.describe('Null while nobody has taken it.')),
  dueOn: calendarDay.check(z.describe('The day by which the dealer means to answer: an aim, not a promise.')),
});

/** Answer of `GET /user/trade/dealer/{id}`. */
export const orderAtDealerSchema = z.object({
  holder: z.nullable(holderSchema).check(z.describe('Null while the order is not with the dealer.')),
  changes: changeTasksSchema,
});
export type OrderAtDealer = z.infer<typeof orderAtDealerSchema>;
