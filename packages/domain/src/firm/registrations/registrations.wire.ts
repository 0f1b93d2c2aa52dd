import * as z from 'zod/mini';
import { OfficeReason } from '../../ground/forms/office-reason.ts';
import { calendarDay } from '../../ground/people/calendar-day.wire.ts';
import { PROVINCES } from '../../ground/people/provinces.ts';
import { tidyText } from '../../ground/people/tidy-line.ts';

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
  version: z
    .int()
    .check(z.describe('How often something was said of the province; sent back with a proposal.')),
  proposedBy: z.nullable(text),
  approvedBy: z.nullable(text),
  recordedAt: z.iso.datetime(),
});
export type OfficeRegistration = z.infer<typeof officeRegistrationSchema>;

/** What the person may do about a proposal. */
export const REGISTRATION_MOVES = ['approve', 'return', 'withdraw'] as const;
export type RegistrationMove = (typeof REGISTRATION_MOVES)[number];

const count = z.int().check(z.nonnegative());

/** A change that waits for a second person, or that came back to its maker. */
export const registrationProposalSchema = z.object({
  proposalId: text,
  hash: text.check(z.describe('Of what was proposed; sent back with `approve`.')),
  province: z.enum(PROVINCES),
  period: z.int(),
  from: calendarDay,
  lastDay: z.nullable(calendarDay),
  terms: z.nullable(text),
  source: text,
  reason: text,
  maker: text,
  isOwn: z.boolean(),
  submittedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  returned: z
    .nullable(z.object({ by: text, at: z.iso.datetime(), reason: text }))
    .check(z.describe('Who sent it back and why; null while it waits.')),
  orders: count.check(
    z.describe(
      'Orders not yet approved of people who live there: without a registration they go no further.',
    ),
  ),
  moves: z.array(z.enum(REGISTRATION_MOVES)),
});
export type RegistrationProposal = z.infer<typeof registrationProposalSchema>;

/** Answer of `GET /office/dealer/registrations`: each period as it stands now, and what is proposed. */
export const officeRegistrationsSchema = z.object({
  registrations: z.array(officeRegistrationSchema),
  served: servedProvincesSchema.check(z.describe('Where the dealer takes orders today.')),
  proposals: z.array(registrationProposalSchema),
  mayPropose: z.boolean(),
  approvers: z.array(text).check(z.describe('Names of others who may approve what the person proposes.')),
});
export type OfficeRegistrations = z.infer<typeof officeRegistrationsSchema>;

export const TERMS_MAX_LENGTH = 500;
export const SOURCE_MAX_LENGTH = 300;

const line = (max: number) =>
  z.string().check(z.overwrite(tidyText), z.maxLength(max, { error: 'errors.tooLong' }));

/** `POST /office/dealer/registrations/propose`. */
export const proposeRegistrationInput = z.object({
  province: z.enum(PROVINCES),
  period: z
    .nullable(z.int().check(z.positive()))
    .check(z.describe('Null for one more period of the province.')),
  version: z
    .int()
    .check(z.nonnegative(), z.describe('Of the province as it was seen; 0 where nothing was said of it.')),
  from: calendarDay,
  lastDay: z.nullable(calendarDay),
  terms: z.nullable(line(TERMS_MAX_LENGTH)),
  source: line(SOURCE_MAX_LENGTH).check(z.minLength(1, { error: 'officeRegistrations.issues.source' })),
  reason: OfficeReason,
});
export type ProposeRegistrationInput = z.infer<typeof proposeRegistrationInput>;

/** `POST /office/dealer/registrations/approve`. */
export const approveRegistrationInput = z.object({ proposalId: text, hash: text });
export type ApproveRegistrationInput = z.infer<typeof approveRegistrationInput>;
