import * as z from 'zod/mini';
import { calendarDay } from '../../ground/people/calendar-day.wire.ts';

/** What somebody invests for, as the dealer keeps it of each account (PCMLTFR s. 29). */
export const INTENDED_USES = ['growth', 'income', 'retirement', 'purchase', 'education', 'family'] as const;

export const THIRD_PARTY_KINDS = ['person', 'organization'] as const;

const text = z.string();
const other = {
  isForOther: z.literal(true),
  name: text,
  address: text,
  phone: text,
  occupation: text.check(z.describe('What the person or organization does.')),
  relation: text.check(z.describe('What they are to the investor.')),
};

/** For whom an order is made; its purchasers are nobody else. */
export const thirdPartySchema = z.union([
  z.object({ isForOther: z.literal(false) }),
  z.object({ ...other, kind: z.literal('person'), birthdate: calendarDay }),
  z.object({
    ...other,
    kind: z.literal('organization'),
    registration: text.check(z.describe('Its number, and where it is registered.')),
  }),
]);
export type ThirdParty = z.infer<typeof thirdPartySchema>;

/** Schedule A of the subscription agreement: who subscribes and where (`subDoc.scheduleA`). */
export const scheduleASchema = z.object({
  city: z
    .string()
    .check(z.describe("Where the investor signs; its presence means that the step 'details' is met.")),
  province: z.exactOptional(z.string()),
  registeredName: z.exactOptional(z.string().check(z.describe('Name in which the units are registered.'))),
  sourceOfFunds: z.exactOptional(
    z.string().check(z.describe("Where the money comes from, in the investor's own words.")),
  ),
  intendedUse: z
    .exactOptional(z.enum(INTENDED_USES))
    .check(z.describe('What the investment is for; absent from details of before 1.2.0.')),
  thirdParty: z
    .exactOptional(thirdPartySchema)
    .check(z.describe('For whom the order is made; absent from details of before 1.2.0.')),
});
export type ScheduleA = z.infer<typeof scheduleASchema>;
