import * as z from 'zod/mini';
import { calendarDay } from '../../ground/people/calendar-day.wire.ts';
import { PROVINCES } from '../../ground/people/provinces.ts';

/** Answer of `GET /served-provinces`. */
export const servedProvincesSchema = z.array(z.enum(PROVINCES));
export type ServedProvinces = z.infer<typeof servedProvincesSchema>;

/** Where a registration stands today, by the calendar of its province. */
export const REGISTRATION_STATES = ['in-force', 'ends-soon', 'not-yet', 'ended'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

const text = z.string();

/** A period in which the dealer is, was or will be registered in a province. */
export const officeRegistrationSchema = z.object({
  province: z.enum(PROVINCES),
  period: z.int().check(z.describe('The first, or a later one where it was left and entered again.')),
  from: calendarDay,
  lastDay: z.nullable(calendarDay).check(z.describe('The last day on which it stands; null without an end.')),
  state: z.enum(REGISTRATION_STATES),
  terms: z.nullable(text),
  source: z
    .nullable(text)
    .check(z.describe('Where it was read; null for what the folder said at the first start.')),
  proposedBy: z.nullable(text),
  approvedBy: z.nullable(text),
  recordedAt: z.iso.datetime(),
});
export type OfficeRegistration = z.infer<typeof officeRegistrationSchema>;

/** Answer of `GET /office/dealer/registrations`: each period as it stands now. */
export const officeRegistrationsSchema = z.object({
  registrations: z.array(officeRegistrationSchema),
  served: servedProvincesSchema.check(z.describe('Where the dealer takes orders today.')),
});
export type OfficeRegistrations = z.infer<typeof officeRegistrationsSchema>;
