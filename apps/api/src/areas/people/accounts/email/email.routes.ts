import {
  emailConfirmationSchema,
  emailStateSchema,
  emailVerifiedSchema,
  messageSentSchema,
  verificationSentSchema,
} from '@portal/domain/people/account/account.wire';
import { ChangeEmailInput } from '@portal/domain/people/account/security-schemas';
import { z } from 'zod';
import { investorRoute, ok, publicRoute, type Route } from '../../../../platform/http/routing/route.ts';
import { LINK_LIMIT, OWN_MAIL_LIMIT } from '../profile/account-rate-limits.ts';
import { cancelOwnEmailChange } from './cancel-own-email-change.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { sendVerification } from './send-verification.ts';
import { showEmail } from './show-email.ts';
import { startEmailChange } from './start-email-change.ts';
import { verifyEmail } from './verify-email.ts';

const TOKEN_LENGTH_MAX = 128;
const TokenParams = z.object({ token: z.string().max(TOKEN_LENGTH_MAX) });

export const emailRoutes: readonly Route[] = [
  publicRoute({
    method: 'POST',
    path: '/account/verify-email/:token',
    summary: 'Verify an e-mail address with the link that was sent to it',
    description: 'Idempotent for as long as the link is good.',
    params: TokenParams,
    resources: { token: 'credential' },
    answer: emailVerifiedSchema,
    errors: ['EMAIL_LINK_INVALID'],
    rateLimit: LINK_LIMIT,
    handler: async (request, deps) => {
      await verifyEmail(deps, request.params.token);
      return ok({ verified: true });
    },
  }),
  publicRoute({
    method: 'POST',
    path: '/account/confirm-email/:token',
    summary: 'Confirm a change of e-mail at the old or the new address',
    params: TokenParams,
    resources: { token: 'credential' },
    answer: emailConfirmationSchema,
    errors: ['EMAIL_LINK_INVALID', 'EMAIL_TAKEN'],
    rateLimit: LINK_LIMIT,
    handler: async (request, deps) => ok(await confirmEmailChange(deps, request.params.token)),
  }),
  investorRoute({
    method: 'GET',
    path: '/user/email',
    summary: 'The e-mail address and its pending change',
    answer: emailStateSchema,
    handler: async (request, deps) => ok(await showEmail(deps, request.actor.investorId)),
  }),
  investorRoute({
    method: 'POST',
    path: '/user/email/verification',
    summary: 'Send the link that verifies the e-mail address again',
    answer: verificationSentSchema,
    rateLimit: OWN_MAIL_LIMIT,
    handler: async (request, deps) => ok({ sent: await sendVerification(deps, request.actor.investorId) }),
  }),
  investorRoute({
    method: 'POST',
    path: '/user/email/change',
    summary: 'Ask for another e-mail address',
    description:
      'A link goes to both addresses; the address changes when both were opened. The answer is the same whether the new address is taken or not.',
    body: ChangeEmailInput,
    answer: messageSentSchema,
    rateLimit: OWN_MAIL_LIMIT,
    handler: async (request, deps) => {
      await startEmailChange(deps, request.actor.investorId, request.body);
      return ok({ sent: true });
    },
  }),
  investorRoute({
    method: 'POST',
    path: '/user/email/change/cancel',
    summary: 'Cancel the pending change of e-mail',
    answer: emailStateSchema,
    handler: async (request, deps) => {
      await cancelOwnEmailChange(deps, request.actor.investorId);
      return ok(await showEmail(deps, request.actor.investorId));
    },
  }),
];
