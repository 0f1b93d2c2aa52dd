import * as z from 'zod/mini';
import { calendarDay } from '../../ground/people/calendar-day.wire.ts';
import { LANGUAGES } from '../../ground/people/languages.ts';
import type { ProvinceCode } from '../../ground/people/provinces.ts';
import { UNLINK_OBSTACLES } from '../../money/payments/obstacles-to-unlinking.ts';
import { signedDocumentSchema } from '../../order/trades/trade.wire.ts';
import { CONSENT_KINDS, type MailConsent } from '../../people/account/consents.ts';
import { dealerRepresentativeSchema } from '../../people/account/user.wire.ts';
import { CLOSING_OBSTACLES } from './obstacles-to-closing.ts';

const time = z.iso.datetime();

const bankAccountSchema = z.object({
  id: z.string().check(z.describe('Names the account where it is unlinked: an order it was given for.')),
  lastDigits: z.string().check(z.describe('The last three digits of the account.')),
  isLinked: z.boolean().check(z.describe('Linked with the bank; otherwise its numbers were typed.')),
  orders: z.array(z.object({ tradeId: z.string(), dealName: z.string() })),
  inUse: z
    .array(
      z.object({
        kind: z.enum(UNLINK_OBSTACLES),
        until: z.nullable(calendarDay).check(z.describe('The last day, where it is known.')),
      }),
    )
    .check(z.describe('Why it cannot be unlinked now; empty when it can.')),
});

/** Answer of `POST /user/bank-accounts/:id/unlink`. */
export const accountUnlinkedSchema = z.object({ unlinked: z.literal(true) });

/** Answer of `GET /user/account`: what the portal knows of a person, for the person. */
export const ownAccountSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  language: z.enum(LANGUAGES).check(z.describe('Of the messages that they get.')),
  province: z.nullable(z.string()),
  createdAt: time,
  dealerRepresentative: z.nullable(dealerRepresentativeSchema),
  profile: z.nullable(
    z.object({
      submittedAt: time,
      confirmBy: calendarDay.check(z.describe('Until when the profile has to be confirmed.')),
    }),
  ),
  profilePapers: z
    .array(signedDocumentSchema)
    .check(
      z.describe(
        'The sealed confirmations of the profile, the newest first, each to read or save as a file.',
      ),
    ),
  consents: z
    .array(z.object({ kind: z.enum(CONSENT_KINDS), isGranted: z.boolean(), at: time }))
    .check(z.describe('What the person agreed to and took back, the newest first.')),
  closing: z
    .array(z.enum(CLOSING_OBSTACLES))
    .check(z.describe('What keeps the account from being closed; empty when nothing does.')),
  bankAccounts: z.array(bankAccountSchema),
});
export type OwnAccount = z.infer<typeof ownAccountSchema>;

/** Body of `POST /user/details`; an empty phone is none. */
export type DetailsBody = Pick<OwnAccount, 'firstName' | 'lastName' | 'language'> & {
  phone: string;
  province?: ProvinceCode | undefined;
};

/** Body of `POST /user/account/close`; the code where two-factor sign-in is on. */
export type CloseAccountBody = { password: string; code?: string | undefined };

/** Answer of `POST /user/consents`. */
export const consentsChangedSchema = z.object({ saved: z.literal(true) });
export type ConsentsBody = Partial<Record<MailConsent, boolean>>;
