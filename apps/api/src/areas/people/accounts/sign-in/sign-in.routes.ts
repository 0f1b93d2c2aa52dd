import { loginAnswerSchema } from '@portal/domain/people/account/account.wire';
import { LoginInput } from '@portal/domain/people/account/account-schemas';
import { LoginCodeInput } from '@portal/domain/people/account/security-schemas';
import { z } from 'zod';
import { investorRoute, ok, publicRoute, type Route } from '../../../../platform/http/routing/route.ts';
import { SIGN_IN_LIMIT } from '../profile/account-rate-limits.ts';
import { confirmSignIn } from './confirm-sign-in.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';

/** Older mobile clients call `email` `username`. */
const LoginBody = z.preprocess(
  (body) => (isRecord(body) && body.email === undefined ? { ...body, email: body.username } : body),
  z.union([LoginInput, LoginCodeInput]),
);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const signInRoutes: readonly Route[] = [
  publicRoute({
    method: 'POST',
    path: '/login',
    summary: 'Sign in',
    description:
      'With two-factor sign-in on, the right password is answered with a challenge; the same call with the challenge and a code signs in.',
    body: LoginBody,
    answer: loginAnswerSchema,
    errors: ['CREDENTIALS_WRONG', 'TWO_FACTOR_CODE_WRONG', 'TWO_FACTOR_CHALLENGE_ENDED'],
    rateLimit: SIGN_IN_LIMIT,
    handler: async (request, deps) =>
      ok(
        'challenge' in request.body
          ? await confirmSignIn(deps, request.body, request.origin)
          : await logIn(deps, request.body, request.origin),
      ),
  }),
  investorRoute({
    method: 'POST',
    path: '/logout',
    endsSession: true,
    summary: 'End this session',
    answer: z.null(),
    handler: async (request, deps) => {
      await logOut(deps, request.actor);
      return ok(null);
    },
  }),
];
