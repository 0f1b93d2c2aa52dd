import {
  approveRegistrationInput,
  officeRegistrationsSchema,
  proposeRegistrationInput,
  servedProvincesSchema,
} from '@portal/domain/firm/registrations/registrations.wire';
import {
  returnProposalInput,
  withdrawProposalInput,
} from '@portal/domain/money/payments/office-money-proposals.wire';
import { z } from 'zod';
import { ok, publicRoute, type Route } from '../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../platform/http/routing/staff-route.ts';
import { approveRegistration } from './approve-registration.ts';
import { endRegistrationChange } from './end-registration-change.ts';
import { listServedProvinces } from './list-served-provinces.ts';
import { proposeRegistration } from './propose-registration.ts';
import { showRegistrations } from './show-registrations.ts';

/** It changes a few times in years; whoever orders is judged by what stands then. */
const CACHE = 'public, max-age=60';

export const servedProvinceRoutes: readonly Route[] = [
  publicRoute({
    method: 'GET',
    path: '/served-provinces',
    summary: 'The provinces and territories where the dealer takes orders today',
    answer: servedProvincesSchema,
    handler: async (_request, deps) => ok(await listServedProvinces(deps), { 'cache-control': CACHE }),
  }),
];

const CHANGE = { permission: 'operation.change-registrations', answer: z.null() } as const;
const OF_PROPOSAL = { resources: { proposalId: 'own-name' } } as const;

/** Where the dealer is registered, for its own people: one of compliance proposes a change, and another approves it. */
export const registrationRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/dealer/registrations',
    summary: 'Where the dealer is, was and will be registered, and who said so',
    permission: 'operation.view-dealer',
    answer: officeRegistrationsSchema,
    handler: async ({ actor }, deps) => ok(await showRegistrations(deps, actor)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/dealer/registrations/propose',
    summary: 'Propose where the dealer is registered, from when to when',
    description: 'What stands stays until somebody else approves it.',
    ...CHANGE,
    body: proposeRegistrationInput,
    errors: ['CHANGED_MEANWHILE', 'PROPOSAL_OPEN', 'NOBODY_TO_APPROVE'],
    handler: async ({ actor, body }, deps) => {
      await proposeRegistration(deps, actor, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/dealer/registrations/approve',
    summary: 'Approve what somebody else proposed about a registration, as it was seen',
    description: 'It counts at once. If the register has changed since, the proposal is over.',
    ...CHANGE,
    ...OF_PROPOSAL,
    body: approveRegistrationInput,
    errors: ['NOT_FOUND', 'PROPOSAL_OVER', 'OWN_WORK', 'CHANGED_MEANWHILE'],
    handler: async ({ actor, body }, deps) => {
      await approveRegistration(deps, actor, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/dealer/registrations/withdraw',
    summary: 'Withdraw what the person proposed about a registration',
    ...CHANGE,
    ...OF_PROPOSAL,
    body: withdrawProposalInput,
    errors: ['NOT_FOUND', 'PROPOSAL_OVER', 'WORK_OF_ANOTHER'],
    handler: async ({ actor, body }, deps) => {
      await endRegistrationChange(deps, actor, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/dealer/registrations/return',
    summary: 'Send what somebody proposed about a registration back to them, with the reason',
    ...CHANGE,
    ...OF_PROPOSAL,
    body: returnProposalInput,
    errors: ['NOT_FOUND', 'PROPOSAL_OVER', 'OWN_WORK'],
    handler: async ({ actor, body }, deps) => {
      await endRegistrationChange(deps, actor, body);
      return ok(null);
    },
  }),
];
