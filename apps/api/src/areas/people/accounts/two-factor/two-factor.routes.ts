import {
  recoveryCodesSchema,
  twoFactorStartSchema,
  twoFactorStateSchema,
} from '@portal/domain/people/account/account.wire';
import {
  CodeInput,
  PasswordAndCodeInput,
  PasswordInput,
} from '@portal/domain/people/account/security-schemas';
import { investorRoute, ok, type Route } from '../../../../platform/http/routing/route.ts';
import { PROOF_LIMIT } from '../profile/account-rate-limits.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { showTwoFactor } from './show-two-factor.ts';
import { confirmTwoFactor, startTwoFactor } from './start-two-factor.ts';
import { turnOffTwoFactor } from './turn-off-two-factor.ts';

export const twoFactorRoutes: readonly Route[] = [
  investorRoute({
    method: 'GET',
    path: '/user/two-factor',
    summary: 'Whether sign-in asks for a code',
    answer: twoFactorStateSchema,
    handler: async (request, deps) => ok(await showTwoFactor(deps, request.actor.investorId)),
  }),
  investorRoute({
    method: 'POST',
    path: '/user/two-factor/start',
    summary: 'Get a secret for an authenticator app',
    description: 'Sign-in asks for a code only after one has confirmed it.',
    body: PasswordInput,
    answer: twoFactorStartSchema,
    errors: ['TWO_FACTOR_ALREADY_ON'],
    rateLimit: PROOF_LIMIT,
    handler: async (request, deps) =>
      ok(await startTwoFactor(deps, request.actor.investorId, request.body.password)),
  }),
  investorRoute({
    method: 'POST',
    path: '/user/two-factor/confirm',
    summary: 'Turn two-factor sign-in on with the first code',
    body: CodeInput,
    answer: recoveryCodesSchema,
    errors: ['TWO_FACTOR_ALREADY_ON', 'TWO_FACTOR_NOT_ON'],
    rateLimit: PROOF_LIMIT,
    handler: async (request, deps) =>
      ok(await confirmTwoFactor(deps, request.actor.investorId, request.body.code)),
  }),
  investorRoute({
    method: 'POST',
    path: '/user/two-factor/recovery-codes',
    summary: 'Make new recovery codes in place of the old ones',
    body: PasswordAndCodeInput,
    answer: recoveryCodesSchema,
    errors: ['TWO_FACTOR_NOT_ON'],
    rateLimit: PROOF_LIMIT,
    handler: async (request, deps) =>
      ok(await renewRecoveryCodes(deps, request.actor.investorId, request.body)),
  }),
  investorRoute({
    method: 'POST',
    path: '/user/two-factor/turn-off',
    summary: 'Turn two-factor sign-in off',
    body: PasswordAndCodeInput,
    answer: twoFactorStateSchema,
    errors: ['TWO_FACTOR_NOT_ON'],
    rateLimit: PROOF_LIMIT,
    handler: async (request, deps) => {
      await turnOffTwoFactor(deps, request.actor.investorId, request.body);
      return ok(await showTwoFactor(deps, request.actor.investorId));
    },
  }),
];
