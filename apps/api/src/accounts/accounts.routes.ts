import { LoginInput, NewPassword, RegisterInput } from '@portal/domain/account/account-schemas';
import { onboardingAnswersSchema } from '@portal/domain/onboarding/answers';
import { loginAnswerSchema, messageSentSchema, passwordResetSchema } from '@portal/domain/wire/account';
import { sessionSchema, userSchema } from '@portal/domain/wire/user';
import { z } from 'zod';
import { created, investorRoute, ok, publicRoute, type Route } from '../http/route.ts';
import { completeOnboarding } from './complete-onboarding.ts';
import { requestPasswordReset } from './passwords/request-password-reset.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { registerInvestor } from './register-investor.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { showProfile } from './show-profile.ts';
import { logIn } from './sign-in/log-in.ts';
import { logOut } from './sign-in/log-out.ts';

/** `username` is another name of `email` (older mobile clients). */
const LoginBody = z.preprocess(
  (body) => (isRecord(body) && body.email === undefined ? { ...body, email: body.username } : body),
  LoginInput,
);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const USERNAME_LENGTH_MAX = 254;
const TOKEN_LENGTH_MAX = 128;
const ForgotParams = z.object({ username: z.string().max(USERNAME_LENGTH_MAX) });
const ResetParams = z.object({
  userId: z.string().max(TOKEN_LENGTH_MAX),
  token: z.string().max(TOKEN_LENGTH_MAX),
});
const OnboardedBody = z.object({ newValue: z.literal(true), answers: z.optional(onboardingAnswersSchema) });

const QUARTER_HOUR_SECONDS = 900;
/** A family behind one address may mistype; a machine that guesses may not go on. */
const SIGN_IN_LIMIT = { max: 20, windowSeconds: QUARTER_HOUR_SECONDS };
const REGISTER_LIMIT = { max: 10, windowSeconds: QUARTER_HOUR_SECONDS };
const RESET_LIMIT = { max: 5, windowSeconds: QUARTER_HOUR_SECONDS };

export const accountRoutes: readonly Route[] = [
  publicRoute({
    method: 'POST',
    path: '/login',
    summary: 'Sign in',
    body: LoginBody,
    answer: loginAnswerSchema,
    errors: ['CREDENTIALS_WRONG'],
    rateLimit: SIGN_IN_LIMIT,
    handler: async (request, deps) => ok(await logIn(deps, request.body, request.origin.userAgent)),
  }),
  publicRoute({
    method: 'POST',
    path: '/register',
    summary: 'Create an account',
    body: RegisterInput,
    success: [201],
    answer: sessionSchema,
    errors: ['EMAIL_TAKEN'],
    rateLimit: REGISTER_LIMIT,
    handler: async (request, deps) =>
      created(await registerInvestor(deps, request.body, request.language, request.origin.userAgent)),
  }),
  investorRoute({
    method: 'POST',
    path: '/logout',
    summary: 'End this session',
    answer: z.null(),
    handler: async (request, deps) => {
      await logOut(deps, request.actor);
      return ok(null);
    },
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
  publicRoute({
    method: 'GET',
    path: '/mobile/forgotpassword/:username',
    changesState: true,
    summary: 'Ask for a link to choose a new password',
    description: 'The answer is the same whether there is such an account or not.',
    params: ForgotParams,
    resources: { username: 'credential' },
    answer: messageSentSchema,
    rateLimit: RESET_LIMIT,
    handler: async (request, deps) => {
      await requestPasswordReset(deps, request.params.username);
      return ok({ sent: true });
    },
  }),
  publicRoute({
    method: 'POST',
    path: '/mobile/resetpassword/:userId/:token',
    summary: 'Choose a new password with the link that was sent',
    params: ResetParams,
    resources: { userId: 'credential', token: 'credential' },
    answer: passwordResetSchema,
    errors: ['RESET_TOKEN_INVALID'],
    rateLimit: SIGN_IN_LIMIT,
    body: z.object({ password: NewPassword }),
    handler: async (request, deps) => {
      await resetPassword(deps, request.params.userId, request.params.token, request.body.password);
      return ok({ reset: true });
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
  ...sessionRoutes,
];
