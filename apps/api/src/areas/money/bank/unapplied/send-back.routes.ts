import { centsFromDollars } from '@portal/domain/ground/money/cents';
import { SendBackUnappliedInput } from '@portal/domain/money/bank/lines/bank-schemas';
import {
  approveMoneyInput,
  returnProposalInput,
  withdrawProposalInput,
} from '@portal/domain/money/payments/office-money-proposals.wire';
import { z } from 'zod';
import { ok, type Route } from '../../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../../platform/http/routing/staff-route.ts';
import { approveSendBack } from './approve-send-back.ts';
import { endSendBackProposal, proposeSendBack } from './propose-send-back.ts';

const OF_MONEY = {
  permission: 'payments.send-back',
  params: z.object({ unappliedId: z.string() }),
  answer: z.null(),
} as const;
const OF_PROPOSAL = {
  ...OF_MONEY,
  resources: { unappliedId: 'office-thing', proposalId: 'own-name' },
} as const;
const OF_SECOND = { ...OF_PROPOSAL, permission: 'payments.approve-send-back' } as const;

/** Unapplied money that goes back to its payor: proposed by one person, recorded when another approves. */
export const sendBackRoutes: readonly Route[] = [
  staffRoute({
    method: 'POST',
    path: '/office/money/unapplied/:unappliedId/send-back',
    summary: 'Propose to send unapplied money, or a part of it, back to its payor',
    description:
      'Nothing is recorded until a second person approves it, who neither kept, allocated nor undid it.',
    ...OF_MONEY,
    resources: { unappliedId: 'office-thing' },
    body: SendBackUnappliedInput,
    errors: ['NOT_FOUND', 'UNAPPLIED_SPENT', 'PROPOSAL_OPEN', 'NOBODY_TO_APPROVE'],
    handler: async ({ actor, params, body }, deps) => {
      const { amount, day, reason } = body;
      const asked = { cents: centsFromDollars(amount), day, reason };
      await proposeSendBack(deps, actor, params.unappliedId, asked);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/unapplied/:unappliedId/send-back/approve',
    summary: 'Approve that unapplied money is sent back, as it was seen, and record it',
    description:
      'Where something else was done with the money since, nothing is recorded and the proposal is over.',
    ...OF_SECOND,
    body: approveMoneyInput,
    errors: ['NOT_FOUND', 'PROPOSAL_OVER', 'OWN_WORK', 'CHANGED_MEANWHILE'],
    handler: async ({ actor, params, body }, deps) => {
      await approveSendBack(deps, actor, params.unappliedId, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/unapplied/:unappliedId/send-back/withdraw',
    summary: "Withdraw one's own proposal to send unapplied money back",
    ...OF_PROPOSAL,
    body: withdrawProposalInput,
    errors: ['NOT_FOUND', 'PROPOSAL_OVER', 'WORK_OF_ANOTHER'],
    handler: async ({ actor, params, body }, deps) => {
      await endSendBackProposal(deps, actor, params.unappliedId, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/unapplied/:unappliedId/send-back/return',
    summary: 'Return a proposal to send unapplied money back to its maker, with the reason',
    ...OF_SECOND,
    body: returnProposalInput,
    errors: ['NOT_FOUND', 'PROPOSAL_OVER', 'OWN_WORK'],
    handler: async ({ actor, params, body }, deps) => {
      await endSendBackProposal(deps, actor, params.unappliedId, body);
      return ok(null);
    },
  }),
];
