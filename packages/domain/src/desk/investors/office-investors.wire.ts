import * as z from 'zod/mini';
import { OfficeReason } from '../../ground/forms/office-reason.ts';
import { calendarDay } from '../../ground/people/calendar-day.wire.ts';
import { LANGUAGES } from '../../ground/people/languages.ts';
import { PROVINCES } from '../../ground/people/provinces.ts';
import { paymentFlagSchema } from '../../money/payments/office-flags.wire.ts';
import { TRADE_STATUSES } from '../../order/trades/trade-status.ts';
import { DEVICE_BROWSERS, DEVICE_SYSTEMS } from '../../people/account/account.wire.ts';
import { CONSENT_KINDS } from '../../people/account/consents.ts';
import { officeMessageSchema } from '../../service/mail/office-mail.wire.ts';
import { messageRowSchema } from '../messages/office-messages.wire.ts';
import { referrerSchema } from '../orders/office-order-investor.wire.ts';
import { profileFlagSchema, profileVersionSchema } from '../orders/office-profile.wire.ts';
import { PROFILE_STATES } from './investor-query.ts';

const text = z.string();
const time = z.iso.datetime();
const timeOrNull = z.nullable(time);
const count = z.int().check(z.nonnegative());
const ID_LENGTH_MAX = 64;
const id = text.check(z.minLength(1), z.maxLength(ID_LENGTH_MAX));

/** One row of the list of investors. */
export const investorRowSchema = z.object({
  id: text,
  name: text,
  email: text,
  phone: z.nullable(text),
  province: z.nullable(z.enum(PROVINCES)),
  representative: z.nullable(text.check(z.describe('Their name.'))),
  profile: z.enum(PROFILE_STATES),
  openOrders: count,
  since: time,
  closedAt: timeOrNull.check(z.describe('When they closed their account.')),
});
export type InvestorRow = z.infer<typeof investorRowSchema>;

/** Answer of `GET /office/investors`, by family name. */
export const investorPageSchema = z.object({
  rows: z.array(investorRowSchema),
  count: z.object({
    value: count,
    isCapped: z.boolean().check(z.describe('There are more than the value.')),
  }),
  next: z.nullable(text.check(z.describe('`after` of the next page; null after the last.'))),
});
export type InvestorPage = z.infer<typeof investorPageSchema>;

/** What may be done about an investor; what a person's role does not allow is not among them. */
export const INVESTOR_MOVES = ['end-sessions', 'change-representative'] as const;
export type InvestorMove = (typeof INVESTOR_MOVES)[number];

const whoSchema = z.object({
  id: text,
  name: text,
  email: text,
  isEmailVerified: z.boolean(),
  phone: z.nullable(text),
  language: z.enum(LANGUAGES),
  province: z.nullable(z.enum(PROVINCES)),
  representative: z.nullable(z.object({ id: text, fullName: text })),
  referrer: z.nullable(referrerSchema),
  hasTwoFactor: z.boolean(),
  since: time,
  closedAt: timeOrNull,
});

const sessionRowSchema = z.object({
  id: text,
  createdAt: time,
  lastSeenAt: time,
  browser: z.enum(DEVICE_BROWSERS),
  system: z.enum(DEVICE_SYSTEMS),
});

/** Answer of `GET /office/investors/{investorId}`: somebody on one page. The profile's answers have a call of their own. */
export const officeInvestorSchema = z.object({
  investor: whoSchema,
  moves: z.array(z.enum(INVESTOR_MOVES)),
  onboarding: z
    .nullable(z.record(text, z.union([text, z.array(text)])))
    .check(z.describe('Question to the options chosen; null where it was not answered.')),
  profile: z.nullable(
    z.object({
      submittedAt: time,
      confirmBy: calendarDay.check(z.describe('The last day on which it stands.')),
    }),
  ),
  profiles: z.array(profileVersionSchema).check(z.describe('Newest first; none of them is an order’s here.')),
  paymentFlags: z
    .array(paymentFlagSchema)
    .check(
      z.describe(
        'What about their money somebody has to look at; none where the person may not see payments.',
      ),
    ),
  flags: z.array(profileFlagSchema),
  orders: z
    .array(
      z.object({
        id: text,
        reference: text,
        dealName: text,
        status: z.enum(TRADE_STATUSES),
        total: z.number().check(z.describe('Dollars.')),
        createdAt: time,
      }),
    )
    .check(z.describe('Newest first.')),
  papers: z
    .array(
      z.object({
        kind: z.enum(['signed', 'memorandum']),
        documentId: text,
        title: text,
        language: z.enum(LANGUAGES),
        at: time.check(z.describe('When it was signed or confirmed.')),
        orderId: z
          .nullable(text)
          .check(z.describe('The order by which it is opened; null where it is opened by its investor.')),
      }),
    )
    .check(z.describe('What they signed and the memoranda that they confirmed, newest first.')),
  consents: z
    .array(z.object({ kind: z.enum(CONSENT_KINDS), isGranted: z.boolean(), at: time }))
    .check(z.describe('Everything that was agreed to and taken back, the newest first.')),
  sessions: z.array(sessionRowSchema).check(z.describe('Where they are logged in, the newest use first.')),
  written: z
    .array(messageRowSchema)
    .check(z.describe('What they wrote to the dealer while logged in, newest first.')),
  messages: z.array(officeMessageSchema).check(z.describe('What was mailed, newest first.')),
});
export type OfficeInvestor = z.infer<typeof officeInvestorSchema>;

/** `POST /office/investors/{investorId}/sessions/end`. */
export const endSessionsInput = z.object({
  sessionId: z.nullable(id).check(z.describe('Null for all of them.')),
  reason: OfficeReason,
});
export type EndSessionsInput = z.infer<typeof endSessionsInput>;

/** `POST /office/investors/{investorId}/representative`. */
export const changeRepresentativeInput = z.object({
  fromId: z.nullable(id).check(z.describe('Whom the page showed; somebody else by now is a conflict.')),
  toId: z.nullable(id).check(z.describe('Null for nobody.')),
  reason: OfficeReason,
});
export type ChangeRepresentativeInput = z.infer<typeof changeRepresentativeInput>;
