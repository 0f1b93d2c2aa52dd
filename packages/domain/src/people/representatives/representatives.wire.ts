import * as z from 'zod/mini';
import { calendarDay } from '../../ground/people/calendar-day.wire.ts';
import { PROVINCES } from '../../ground/people/provinces.ts';
import { dealerRepresentativeSchema } from '../account/user.wire.ts';

/** What ends within so many days is pointed out. */
export const OWN_ENDS_SOON_DAYS = 30;

const provinces = z
  .array(z.enum(PROVINCES))
  .check(
    z.describe('Where they are registered today; empty where they are nowhere: then they are not offered.'),
  );
const count = z.int().check(z.nonnegative());

/** One row of `GET /representatives`: somebody whom a person who registers may choose. */
export const representativeChoiceSchema = z.object({ ...dealerRepresentativeSchema.shape, provinces });
export type RepresentativeChoice = z.infer<typeof representativeChoiceSchema>;

/** Answer of `GET /user/representative`: whom to talk to; null where the dealer has nobody. */
export const ownRepresentativeSchema = z.nullable(dealerRepresentativeSchema);

/** One row of `GET /office/representatives`. */
export const officeRepresentativeSchema = z.object({
  ...dealerRepresentativeSchema.shape,
  registrationNumber: z.nullable(z.string()).check(z.describe('In the national registration database.')),
  provinces,
  registrations: z
    .array(z.object({ province: z.enum(PROVINCES), from: calendarDay, lastDay: z.nullable(calendarDay) }))
    .check(z.describe('Each period, those that are over and to come among them; the last day is within it.')),
  isActive: z.boolean().check(z.describe('Whether they can be chosen.')),
  coverId: z.nullable(z.string()).check(z.describe('Who stands in for them.')),
  version: z.int(),
  clients: count.check(z.describe('Open accounts that name them.')),
  openOrders: count.check(z.describe('Orders of these that are neither settled nor over.')),
  clientsNotServed: count.check(
    z.describe('Of these, those for whom nobody works who is registered where they live: their orders wait.'),
  ),
  endsSoon: z
    .array(z.object({ province: z.enum(PROVINCES), lastDay: calendarDay }))
    .check(
      z.describe(
        `Where a registration of today ends within ${OWN_ENDS_SOON_DAYS} days, and no other follows.`,
      ),
    ),
  people: z.array(z.string()).check(z.describe('Who of the office works as them.')),
});
export type OfficeRepresentative = z.infer<typeof officeRepresentativeSchema>;
export const officeRepresentativeListSchema = z.array(officeRepresentativeSchema);
