import {
  returnProposalInput,
  withdrawProposalInput,
} from '@portal/domain/money/payments/office-money-proposals.wire';
import { z } from 'zod';
import { ok, type Route } from '../../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../../platform/http/routing/staff-route.ts';
import { returnApproval, withdrawApproval } from './return-approval.ts';

const OF_PROPOSAL = {
  params: z.object({ orderId: z.string().max(64) }),
  resources: { orderId: 'trade', proposalId: 'own-name' },
  answer: z.null(),
} as const;

/** How a proposal to approve an order ends other than by approval. */
export const approvalEndRoutes: readonly Route[] = [
  staffRoute({
    method: 'POST',
    path: '/office/orders/:orderId/proposal/withdraw',
    summary: 'Withdraw a proposal to approve an order that the person made',
    permission: 'orders.review',
    ...OF_PROPOSAL,
    body: withdrawProposalInput,
    errors: ['NOT_FOUND', 'PROPOSAL_OVER', 'WORK_OF_ANOTHER'],
    handler: async ({ params, body, ...reader }, deps) => {
      await withdrawApproval(deps, reader, params.orderId, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/orders/:orderId/proposal/return',
    summary: 'Return a proposal to approve an order to the person who made it, with the reason',
    permission: 'orders.approve',
    ...OF_PROPOSAL,
    body: returnProposalInput,
    errors: ['NOT_FOUND', 'PROPOSAL_OVER', 'OWN_WORK'],
    handler: async ({ params, body, ...reader }, deps) => {
      await returnApproval(deps, reader, params.orderId, body);
      return ok(null);
    },
  }),
];
