import {
  accessTokenSchema,
  messageSentSchema,
  passwordResetLinkSchema,
  passwordResetSchema,
} from '@portal/domain/people/account/account.wire';
import { NewPassword } from '@portal/domain/people/account/account-schemas';
import { ChangePasswordInput } from '@portal/domain/people/account/security-schemas';
import { z } from 'zod';
import { investorRoute, ok, publicRoute, type Route } from '../../../../platform/http/routing/route.ts';
import { PROOF_LIMIT, RESET_LIMIT, SIGN_IN_LIMIT } from '../profile/account-rate-limits.ts';
import { changePassword } from './change-password.ts';
import { isResetLinkOpen, resetPassword } from './reset-password.ts';
import { requestPasswordReset } from './send-password-reset.ts';

const USERNAME_LENGTH_MAX = 254;
const TOKEN_LENGTH_MAX = 128;
const ForgotParams = z.object({ username: z.string().max(USERNAME_LENGTH_MAX) });
const ResetParams = z.object({
  userId: z.string().max(TOKEN_LENGTH_MAX),
  token: z.string().max(TOKEN_LENGTH_MAX),
});

export const passwordRoutes: readonly Route[] = [
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
    method: 'GET',
    path: '/mobile/resetpassword/:userId/:token',
    summary: 'Whether a link to choose a new password can be used',
    description: 'Looking does not use it up, and does not say whose it is.',
    params: ResetParams,
    resources: { userId: 'credential', token: 'credential' },
    answer: passwordResetLinkSchema,
    rateLimit: SIGN_IN_LIMIT,
    handler: async (request, deps) =>
      ok({ open: await isResetLinkOpen(deps, request.params.userId, request.params.token) }),
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
    path: '/user/password',
    endsSession: true,
    summary: 'Change the password',
    description: 'Every session ends; the answer holds the token of a new one for this device.',
    body: ChangePasswordInput,
    answer: accessTokenSchema,
    rateLimit: PROOF_LIMIT,
    handler: async (request, deps) =>
      ok(await changePassword(deps, request.actor.investorId, request.body, request.origin.userAgent)),
  }),
];
