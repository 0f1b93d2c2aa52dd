import {
  invitationSchema,
  type OfficeLogin,
  officeLoginSchema,
  staffSelfSchema,
  steppedUpSchema,
} from '@portal/domain/firm/staff/staff.wire';
import {
  AcceptInvitationInput,
  ChangeStaffPasswordInput,
  StaffKeysInput,
  StaffLanguageInput,
} from '@portal/domain/firm/staff/staff-schemas';
import {
  recoveryCodesSchema,
  sessionListSchema,
  sessionsEndedSchema,
  twoFactorStartSchema,
} from '@portal/domain/people/account/account.wire';
import { LoginInput } from '@portal/domain/people/account/account-schemas';
import { CodeInput, LoginCodeInput } from '@portal/domain/people/account/security-schemas';
import { z } from 'zod';
import { hashToken } from '../../../platform/crypto/new-token.ts';
import type { Deps } from '../../../platform/deps.ts';
import { beginSession, endSessionThere } from '../../../platform/http/routing/office-cookie.ts';
import { ok, publicRoute, type Reply, type Route } from '../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../platform/http/routing/staff-route.ts';
import { LINK_LIMIT, PROOF_LIMIT, SIGN_IN_LIMIT } from '../../people/accounts/profile/account-rate-limits.ts';
import { acceptInvitation, showInvitation } from './invitations/accept-invitation.ts';
import { changeStaffPassword } from './sessions/change-staff-password.ts';
import { endOwnSessionsElsewhere, listOwnSessions } from './sessions/list-own-sessions.ts';
import { confirmStaffLogIn, logInStaff, logOutStaff } from './sessions/log-in-staff.ts';
import { changeOwnKeys, changeOwnLanguage, showSelf } from './sessions/show-self.ts';
import { confirmEnrolment, startEnrolment } from './sessions/start-enrolment.ts';
import { stepUp } from './sessions/step-up.ts';

const TOKEN_LENGTH_MAX = 128;
const InvitationParams = z.object({ token: z.string().min(1).max(TOKEN_LENGTH_MAX) });

/** Replies with the person and, for the browser, the session's cookie. */
async function welcome(deps: Deps, accessToken: string): Promise<Reply<OfficeLogin>> {
  const self = await showSelf(deps, hashToken(accessToken));
  return ok({ state: 'open', self }, beginSession(deps, accessToken));
}

/** Signing in to the office, and what people change about themselves there. */
export const staffSessionRoutes: readonly Route[] = [
  publicRoute({
    method: 'POST',
    path: '/office/login',
    summary: 'Sign in to the office',
    description:
      'The right password is answered with a challenge; the same call with the challenge and a code signs in. The session comes as a cookie.',
    body: z.union([LoginInput, LoginCodeInput]),
    answer: officeLoginSchema,
    errors: ['CREDENTIALS_WRONG', 'ACCESS_ENDED', 'TWO_FACTOR_CODE_WRONG', 'TWO_FACTOR_CHALLENGE_ENDED'],
    rateLimit: SIGN_IN_LIMIT,
    handler: async ({ body, origin }, deps) => {
      if ('challenge' in body) {
        return welcome(deps, (await confirmStaffLogIn(deps, body, origin)).accessToken);
      }
      const logIn = await logInStaff(deps, body, origin);
      return 'challenge' in logIn
        ? ok({ state: 'code', challenge: logIn.challenge })
        : welcome(deps, logIn.accessToken);
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/office/invitation/:token',
    summary: 'Whose invitation to the office a link belongs to',
    params: InvitationParams,
    resources: { token: 'credential' },
    answer: invitationSchema,
    errors: ['INVITATION_INVALID'],
    rateLimit: LINK_LIMIT,
    handler: async ({ params }, deps) => ok(await showInvitation(deps, params.token)),
  }),
  publicRoute({
    method: 'POST',
    path: '/office/invitation/:token',
    summary: 'Accept an invitation with a password',
    description: 'The session comes as a cookie; until two-factor sign-in is on, it opens nothing else.',
    params: InvitationParams,
    resources: { token: 'credential' },
    body: AcceptInvitationInput,
    answer: officeLoginSchema,
    errors: ['INVITATION_INVALID'],
    rateLimit: LINK_LIMIT,
    handler: async ({ params, body, origin }, deps) =>
      welcome(deps, (await acceptInvitation(deps, params.token, body.password, origin)).accessToken),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/logout',
    endsSession: true,
    summary: 'End this session of the office',
    permission: 'signed-in',
    answer: z.null(),
    handler: async ({ actor }, deps) => {
      await logOutStaff(deps, actor);
      return ok(null, endSessionThere(deps));
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/office/me',
    summary: 'Who is signed in to the office, and what they may do',
    permission: 'signed-in',
    answer: staffSelfSchema,
    activity: 'when-said',
    handler: async ({ actor }, deps) => ok(await showSelf(deps, actor.sessionTokenHash)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/two-factor/start',
    summary: 'Get a secret for an authenticator app',
    permission: 'signed-in',
    answer: twoFactorStartSchema,
    errors: ['TWO_FACTOR_ALREADY_ON'],
    rateLimit: PROOF_LIMIT,
    handler: async ({ actor }, deps) => ok(await startEnrolment(deps, actor)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/two-factor/confirm',
    summary: 'Turn two-factor sign-in on with the first code',
    permission: 'signed-in',
    body: CodeInput,
    answer: recoveryCodesSchema,
    errors: ['TWO_FACTOR_ALREADY_ON', 'TWO_FACTOR_NOT_ON'],
    rateLimit: PROOF_LIMIT,
    handler: async ({ actor, body }, deps) => ok(await confirmEnrolment(deps, actor, body.code)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/step-up',
    summary: 'Prove again who you are',
    description: 'Required for money and roles; valid for five minutes.',
    permission: 'enrolled',
    body: CodeInput,
    answer: steppedUpSchema,
    rateLimit: PROOF_LIMIT,
    handler: async ({ actor, body }, deps) =>
      ok({ steppedUpUntil: (await stepUp(deps, actor, body.code)).toISOString() }),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/password',
    summary: 'Change your office password',
    permission: 'enrolled',
    body: ChangeStaffPasswordInput,
    answer: z.null(),
    rateLimit: PROOF_LIMIT,
    handler: async ({ actor, body }, deps) => {
      await changeStaffPassword(deps, actor, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/language',
    summary: 'Choose the language of the office',
    permission: 'signed-in',
    body: StaffLanguageInput,
    answer: z.null(),
    handler: async ({ actor, body }, deps) => {
      await changeOwnLanguage(deps, actor, body.language);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/keys',
    summary: 'Switch the single keys of lists on or off',
    permission: 'enrolled',
    body: StaffKeysInput,
    answer: z.null(),
    handler: async ({ actor, body }, deps) => {
      await changeOwnKeys(deps, actor, body.singleKeys);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/office/sessions',
    summary: 'Where you are signed in to the office',
    permission: 'enrolled',
    answer: sessionListSchema,
    handler: async ({ actor }, deps) => ok(await listOwnSessions(deps, actor)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/sessions/end-others',
    summary: 'End your office sessions everywhere else',
    permission: 'enrolled',
    answer: sessionsEndedSchema,
    handler: async ({ actor }, deps) => ok({ ended: await endOwnSessionsElsewhere(deps, actor) }),
  }),
];
