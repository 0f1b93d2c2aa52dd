import {
  approveTrusteeInput,
  officeTrusteeSchema,
  proposeTrusteeInput,
} from '@portal/domain/firm/trustee/office-trustee.wire';
import {
  returnProposalInput,
  withdrawProposalInput,
} from '@portal/domain/money/payments/office-money-proposals.wire';
import { z } from 'zod';
import { ok, type Route } from '../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../platform/http/routing/staff-route.ts';
import { approveTrustee, endTrusteeChange } from './approve-trustee.ts';
import { proposeTrustee } from './propose-trustee.ts';
import { showTrustee } from './show-trustee.ts';

const CHANGE = { permission: 'payments.change-trustee', answer: z.null() } as const;
const OF_PROPOSAL = { resources: { proposalId: 'own-name' } } as const;

/** Where investors' money goes: one person proposes what the folder says, a second one approves it. */
export const trusteeRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/dealer/trustee',
    summary: "Where investors' money goes, and where the dealer's folder differs",
    permission: 'operation.view-dealer',
    answer: officeTrusteeSchema,
    handler: async ({ actor }, deps) => ok(await showTrustee(deps, actor)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/dealer/trustee/propose',
    summary: 'Propose what the folder says about the trustee, as it was seen',
    description: 'What is in force stays until somebody else approves it.',
    ...CHANGE,
    body: proposeTrusteeInput,
    errors: ['CHANGED_MEANWHILE', 'PROPOSAL_OPEN', 'NOBODY_TO_APPROVE'],
    handler: async ({ actor, body }, deps) => {
      await proposeTrustee(deps, actor, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/dealer/trustee/approve',
    summary: 'Approve what somebody else proposed about the trustee, as it was seen',
    description: 'It is in force at once. If the folder has changed since, the proposal is over.',
    ...CHANGE,
    ...OF_PROPOSAL,
    body: approveTrusteeInput,
    errors: ['NOT_FOUND', 'PROPOSAL_OVER', 'OWN_WORK', 'CHANGED_MEANWHILE'],
    handler: async ({ actor, body }, deps) => {
      await approveTrustee(deps, actor, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/dealer/trustee/withdraw',
    summary: 'Withdraw what the person proposed about the trustee',
    ...CHANGE,
    ...OF_PROPOSAL,
    body: withdrawProposalInput,
    errors: ['NOT_FOUND', 'PROPOSAL_OVER', 'WORK_OF_ANOTHER'],
    handler: async ({ actor, body }, deps) => {
      await endTrusteeChange(deps, actor, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/dealer/trustee/return',
    summary: 'Send what somebody proposed about the trustee back to them, with the reason',
    ...CHANGE,
    ...OF_PROPOSAL,
    body: returnProposalInput,
    errors: ['NOT_FOUND', 'PROPOSAL_OVER', 'OWN_WORK'],
    handler: async ({ actor, body }, deps) => {
      await endTrusteeChange(deps, actor, body);
      return ok(null);
    },
  }),
];
