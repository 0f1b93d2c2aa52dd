import { exportSchema } from '@portal/domain/desk/exports/office-exports.wire';
import { investorFilterSchema, investorQuerySchema } from '@portal/domain/desk/investors/investor-query';
import {
  changeRepresentativeInput,
  endSessionsInput,
  investorPageSchema,
  officeInvestorSchema,
} from '@portal/domain/desk/investors/office-investors.wire';
import {
  officeProfileSchema,
  revealedSchema,
  revealInput,
} from '@portal/domain/desk/orders/office-profile.wire';
import { clearFlagInput } from '@portal/domain/money/payments/office-flags.wire';
import { sessionsEndedSchema } from '@portal/domain/people/account/account.wire';
import { z } from 'zod';
import { created, ok, type Route } from '../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../platform/http/routing/staff-route.ts';
import { clearProfileFlag } from '../../client/kyc/flags/clear-profile-flag.ts';
import { EXPORT_LIMIT } from '../../firm/exports/export-limit.ts';
import { REVEAL_LIMIT } from '../orders/identity/reveal-answer.ts';
import { changeInvestorRepresentative } from './change-investor-representative.ts';
import { endInvestorSessions } from './end-investor-sessions.ts';
import { exportInvestors } from './export-investors.ts';
import { showInvestor } from './show-investor.ts';
import { revealInvestorAnswer, showInvestorProfile } from './show-investor-profile.ts';
import { showInvestors } from './show-investors.ts';

const id = z.string().max(64);
const OF_INVESTOR = { params: z.object({ investorId: id }), resources: { investorId: 'investor' } } as const;
const OF_PROFILE = {
  params: z.object({ investorId: id, kycId: id }),
  resources: { investorId: 'investor', kycId: 'kyc' },
} as const;

/** Investors as the office searches and sees them. */
export const investorDeskRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/investors',
    summary: 'Investors, by name',
    description: 'Fifty rows a page, by the filters of the address; an unknown filter is refused.',
    permission: 'investors.view',
    query: investorQuerySchema,
    answer: investorPageSchema,
    handler: async ({ query, ...reader }, deps) => ok(await showInvestors(deps, reader, query)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/investors/export',
    summary: 'Ask for the list of investors as a file for a spreadsheet',
    description:
      'Of the rows that the filter of the body describes, in the order of the list. The file is written after this call.',
    permission: 'investors.view',
    needsFreshProof: true,
    body: investorFilterSchema,
    answer: exportSchema,
    success: [201],
    errors: ['EXPORT_TOO_LONG'],
    rateLimit: EXPORT_LIMIT,
    handler: async ({ body, language, ...reader }, deps) =>
      created(await exportInvestors(deps, reader, body, language)),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/investors/:investorId',
    summary: 'An investor on one page',
    permission: 'investors.view',
    ...OF_INVESTOR,
    answer: officeInvestorSchema,
    handler: async ({ params, language, ...reader }, deps) =>
      ok(await showInvestor(deps, reader, params.investorId, language)),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/investors/:investorId/profiles/:kycId',
    summary: 'Every answer of one version of an investor’s profile',
    description: 'Secret numbers are masked.',
    permission: 'profiles.view',
    ...OF_PROFILE,
    answer: officeProfileSchema,
    handler: async ({ params, ...reader }, deps) => ok(await showInvestorProfile(deps, reader, params)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/investors/:investorId/profiles/:kycId/reveal',
    keepsAnswer: false,
    summary: 'Look behind the mask of a number of an investor, with a reason',
    description: 'On record is which field, of whom and why; never what stands in it.',
    permission: 'profiles.reveal',
    rateLimit: REVEAL_LIMIT,
    ...OF_PROFILE,
    body: revealInput,
    answer: revealedSchema,
    handler: async ({ params, body, ...reader }, deps) =>
      ok(await revealInvestorAnswer(deps, reader, params, body)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/investors/:investorId/profile-flags/:flagId/clear',
    summary: 'Say that somebody has looked at a flag of a profile, and why it may go',
    permission: 'profiles.clear-flag',
    params: z.object({ investorId: id, flagId: id }),
    resources: { investorId: 'investor', flagId: 'office-thing' },
    body: clearFlagInput,
    answer: z.null(),
    errors: ['CHANGED_MEANWHILE'],
    handler: async ({ params, body, actor }, deps) => {
      await clearProfileFlag(deps, actor, { ...params, ...body });
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/investors/:investorId/sessions/end',
    summary: 'End one session of an investor, or all of them',
    description: 'With a reason for the audit log; the investor is told by e-mail.',
    permission: 'investors.end-sessions',
    ...OF_INVESTOR,
    resources: { ...OF_INVESTOR.resources, sessionId: 'session' },
    body: endSessionsInput,
    answer: sessionsEndedSchema,
    handler: async ({ params, body, ...reader }, deps) =>
      ok({ ended: await endInvestorSessions(deps, reader, params.investorId, body) }),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/investors/:investorId/representative',
    summary: 'Give an investor to another representative',
    permission: 'investors.change-representative',
    ...OF_INVESTOR,
    resources: { ...OF_INVESTOR.resources, fromId: 'own-name', toId: 'own-name' },
    body: changeRepresentativeInput,
    answer: z.null(),
    errors: ['CHANGED_MEANWHILE'],
    handler: async ({ params, body, ...reader }, deps) => {
      await changeInvestorRepresentative(deps, reader, params.investorId, body);
      return ok(null);
    },
  }),
];
