import * as z from 'zod/mini';
import { LANGUAGES } from '../../ground/people/languages.ts';

export const dealerRepresentativeSchema = z.object({
  id: z.string(),
  fullName: z.string(),
  referralCode: z.string(),
});
export type DealerRepresentative = z.infer<typeof dealerRepresentativeSchema>;

/** The signed-in investor as the API answers it. */
export const userSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean().check(z.describe('The link in the message to this address was opened.')),
  language: z.enum(LANGUAGES),
  province: z.exactOptional(
    z.string().check(z.describe('Where the person lives, as they said last; absent until they did.')),
  ),
  onboarded: z.boolean(),
  createdAt: z.iso.datetime(),
  dealerRepresentative: z.nullable(dealerRepresentativeSchema),
  emailBounced: z.exactOptional(
    z
      .literal(true)
      .check(z.describe('Messages to this address come back; nothing but security mail is sent.')),
  ),
});
export type User = z.infer<typeof userSchema>;

/** Answer of `POST /login` and `POST /register`. */
export const sessionSchema = z.object({
  accessToken: z.string().check(z.describe('Sent as `Authorization: Bearer <accessToken>`.')),
  user: userSchema,
});
export type Session = z.infer<typeof sessionSchema>;

/** `referralHeroData`: what a referral link carried (specification section 1). */
export type Referral = { mwr?: string | undefined; ref?: string | undefined; deal?: string | undefined };

export type RegisterBody = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  phone?: string;
  language?: z.infer<typeof userSchema>['language'];
  province?: string;
  dealerRepresentativeId?: string;
  referral?: Referral;
  acceptTerms: boolean;
};

export type LoginBody = { email: string; password: string };

/** Answer of `GET /user/onboarded`. */
export const onboardedSchema = z.object({
  answers: z
    .record(z.string(), z.union([z.string(), z.array(z.string())]))
    .check(z.describe('Path segment of a question to the options chosen; empty where it was skipped.')),
});
export type Onboarded = z.infer<typeof onboardedSchema>;

/** Onboarding path segment to the value of the chosen answer, e.g. `{ risk: '2' }`. */
export type OnboardingAnswers = Onboarded['answers'];
