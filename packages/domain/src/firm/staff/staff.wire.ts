import * as z from 'zod/mini';
import { LANGUAGES } from '../../ground/people/languages.ts';
import { STAFF_ACTIONS } from './permissions.ts';
import { staffRolesSchema } from './staff-roles.wire.ts';

const time = z.iso.datetime();

/** Answer of `GET /office/me`: who is here, what they may do, and until when. */
export const staffSelfSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  language: z.enum(LANGUAGES),
  roles: staffRolesSchema,
  representativeId: z.nullable(z.string()),
  representativeName: z.nullable(z.string()),
  singleKeys: z.boolean().check(z.describe('Whether single letters are keys of lists for this person.')),
  isEnrolled: z
    .boolean()
    .check(z.describe('Two-factor sign-in is on; until then nothing answers but what turns it on.')),
  actions: z.array(z.enum(STAFF_ACTIONS)).check(z.describe('What the roles may do.')),
  steppedUpUntil: z.nullable(time).check(z.describe('Until when no code is asked for again.')),
  idleEndsAt: time.check(z.describe('Unless the person does something before.')),
  endsAt: time.check(z.describe('Whatever the person does.')),
});
export type StaffSelf = z.infer<typeof staffSelfSchema>;

/** Answer of `POST /office/login`: the person, with the session in a cookie, or that a code is asked for. */
export const officeLoginSchema = z.union([
  z.object({ state: z.literal('open'), self: staffSelfSchema }),
  z.object({
    state: z.literal('code'),
    challenge: z
      .string()
      .check(
        z.describe('Sent back to `POST /office/login` with the code; good for five minutes and a few tries.'),
      ),
  }),
]);
export type OfficeLogin = z.infer<typeof officeLoginSchema>;

/** Answer of `GET /office/invitation/:token`: whose link it is, and until when it works. */
export const invitationSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  roles: staffRolesSchema,
  isReset: z.boolean().check(z.describe('The person had access before and chooses a new password.')),
  expiresAt: time,
});
export type Invitation = z.infer<typeof invitationSchema>;

/** Answer of `POST /office/step-up`. */
export const steppedUpSchema = z.object({ steppedUpUntil: time });

export const STAFF_STATES = ['invited', 'active', 'ended'] as const;
export type StaffState = (typeof STAFF_STATES)[number];

/** One row of `GET /office/people`. */
export const staffMemberSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: staffRolesSchema,
  representativeId: z.nullable(z.string()),
  representativeName: z.nullable(z.string()),
  language: z.enum(LANGUAGES),
  state: z.enum(STAFF_STATES),
  isEnrolled: z.boolean(),
  invitedAt: time,
  invitationEndsAt: z
    .nullable(time)
    .check(z.describe('Until when the newest link works; null when none does.')),
  joinedAt: z.nullable(time),
  lastSeenAt: z.nullable(time),
  endedAt: z.nullable(time),
  version: z.int(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;
export const staffListSchema = z.array(staffMemberSchema);
