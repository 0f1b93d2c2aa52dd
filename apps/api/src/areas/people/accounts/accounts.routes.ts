import { DetailsInput, RegisterInput } from '@portal/domain/people/account/account-schemas';
import { onboardedSchema, sessionSchema, userSchema } from '@portal/domain/people/account/user.wire';
import { onboardingAnswersSchema } from '@portal/domain/people/onboarding/answers';
import { ownRepresentativeSchema } from '@portal/domain/people/representatives/representatives.wire';
import { consentsChangedSchema } from '@portal/domain/service/own-account/own-account.wire';
import { z } from 'zod';
import { created, investorRoute, ok, publicRoute, type Route } from '../../../platform/http/routing/route.ts';
import { completeOnboarding, showOnboardingAnswers } from './complete-onboarding.ts';
import { emailRoutes } from './email/email.routes.ts';
import { passwordRoutes } from './passwords/password.routes.ts';
import { REGISTER_LIMIT } from './profile/account-rate-limits.ts';
import { changeConsents } from './profile/change-consents.ts';
import { changeDetails } from './profile/change-details.ts';
import { showProfile } from './profile/show-profile.ts';
import { registerInvestor } from './register-investor.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { showOwnRepresentative } from './show-own-representative.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { twoFactorRoutes } from './two-factor/two-factor.routes.ts';

const ConsentsBody = z.strictObject({
  'new-deals': z.optional(z.boolean()),
  articles: z.optional(z.boolean()),
});
const OnboardedBody = z.object({ newValue: z.literal(true), answers: z.optional(onboardingAnswersSchema) });

export const accountRoutes: readonly Route[] = [
  ...signInRoutes,
  publicRoute({
    method: 'POST',
    path: '/register',
    summary: 'Create an account',
    body: RegisterInput,
    success: [201],
    answer: sessionSchema,
    resources: { dealerRepresentativeId: 'published' },
    errors: ['EMAIL_TAKEN'],
    rateLimit: REGISTER_LIMIT,
    handler: async (request, deps) =>
      created(await registerInvestor(deps, request.body, request.language, request.origin)),
  }),
  investorRoute({
    method: 'GET',
    path: '/user/profile',
    summary: 'The signed-in investor',
    description: 'Pages read it by themselves: it is activity only with the header `x-person-acted: 1`.',
    activity: 'when-said',
    answer: userSchema,
    handler: async (request, deps) => ok(await showProfile(deps, request.actor.investorId)),
  }),
  investorRoute({
    method: 'GET',
    path: '/user/representative',
    summary: "Whom the investor talks to: their representative, a stand-in, or another of the dealer's",
    answer: ownRepresentativeSchema,
    handler: async (request, deps) => ok(await showOwnRepresentative(deps, request.actor.investorId)),
  }),
  investorRoute({
    method: 'GET',
    path: '/user/onboarded',
    summary: 'What the investor answered in the onboarding questionnaire',
    answer: onboardedSchema,
    handler: async (request, deps) => ok(await showOnboardingAnswers(deps, request.actor.investorId)),
  }),
  investorRoute({
    method: 'POST',
    path: '/user/details',
    summary: "Change the person's name, phone, province and mail language",
    body: DetailsInput,
    answer: userSchema,
    handler: async (request, deps) => ok(await changeDetails(deps, request.actor.investorId, request.body)),
  }),
  investorRoute({
    method: 'POST',
    path: '/user/consents',
    summary: 'Choose which optional messages are sent',
    description: 'Messages about orders and the account are always sent; they are not among these.',
    body: ConsentsBody,
    answer: consentsChangedSchema,
    handler: async (request, deps) => {
      await changeConsents(deps, request.actor.investorId, request.body);
      return ok({ saved: true });
    },
  }),
  investorRoute({
    method: 'POST',
    path: '/user/onboarded',
    summary: 'Finish the onboarding questionnaire',
    body: OnboardedBody,
    answer: userSchema,
    handler: async (request, deps) =>
      ok(await completeOnboarding(deps, request.actor.investorId, request.body.answers ?? null)),
  }),
  ...passwordRoutes,
  ...emailRoutes,
  ...sessionRoutes,
  ...twoFactorRoutes,
];
