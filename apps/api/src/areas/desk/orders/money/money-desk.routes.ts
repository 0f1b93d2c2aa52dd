import type { ErrorCode } from '@portal/domain/ground/errors/error-catalogue';
import {
  approveMoneyInput,
  MONEY_DECISIONS,
  proposeRefundInput,
  proposeReleaseInput,
  returnProposalInput,
  withdrawProposalInput,
} from '@portal/domain/money/payments/office-money-proposals.wire';
import {
  recordedReceiptSchema,
  recordReceiptInput,
} from '@portal/domain/money/payments/office-receipts.wire';
import { z } from 'zod';
import { readIdempotencyKey } from '../../../../platform/http/routing/answer-once.ts';
import { ok, type Route } from '../../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../../platform/http/routing/staff-route.ts';
import { approveMoney } from './approve-money.ts';
import { endMoneyProposal } from './end-money-proposal.ts';
import { proposeMoney } from './propose-money.ts';
import { recordReceipt } from './record-receipt.ts';

const OF_ORDER = {
  params: z.object({ orderId: z.string().max(64) }),
  resources: { orderId: 'trade' },
  answer: z.null(),
} as const;
const OF_PROPOSAL = { ...OF_ORDER, resources: { orderId: 'trade', proposalId: 'own-name' } } as const;

const PROPOSING: readonly ErrorCode[] = [
  'NOT_FOUND',
  'STATE_REFUSES',
  'TRUST_AMOUNT_CHANGED',
  'PROPOSAL_OPEN',
  'NOBODY_TO_APPROVE',
];
const OF_RELEASE: readonly ErrorCode[] = ['CANCELLATION_RIGHT_RUNS', 'FUNDS_MISSING'];

/** Release and refund of an order's money: proposed by one person, carried out when another approves. */
export const moneyDeskRoutes: readonly Route[] = [
  staffRoute({
    method: 'POST',
    path: '/office/orders/:orderId/receipts',
    summary: 'Record by hand that money arrived in trust for an order',
    description:
      'Each call is a payment of its own unless its Idempotency-Key was sent before; one that looks like another counts only when somebody has looked at it.',
    permission: 'payments.record',
    ...OF_ORDER,
    body: recordReceiptInput,
    answer: recordedReceiptSchema,
    errors: ['NOT_FOUND'],
    handler: async ({ params, body, ...reader }, deps) => {
      const key = readIdempotencyKey(reader);
      return ok(await recordReceipt(deps, reader, params.orderId, { ...body, key }));
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/orders/:orderId/release',
    summary: "Propose that an order's money be released to the issuer",
    description: 'Nothing moves until a second person approves it.',
    permission: 'payments.release',
    ...OF_ORDER,
    body: proposeReleaseInput,
    errors: [...PROPOSING, ...OF_RELEASE],
    handler: async ({ params, body, ...reader }, deps) => {
      await proposeMoney(deps, reader, params.orderId, { decision: 'release', ...body });
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/orders/:orderId/refund',
    summary: 'Propose that an amount of what may go back to the investor be refunded',
    description: 'With a reason that the second person reads. Nothing moves until they approve it.',
    permission: 'payments.refund',
    ...OF_ORDER,
    body: proposeRefundInput,
    errors: [...PROPOSING, 'NOTHING_TO_REFUND'],
    handler: async ({ params, body, ...reader }, deps) => {
      await proposeMoney(deps, reader, params.orderId, { decision: 'refund', ...body });
      return ok(null);
    },
  }),
  ...MONEY_DECISIONS.flatMap((decision) => [
    staffRoute({
      method: 'POST',
      path: `/office/orders/:orderId/${decision}/approve`,
      summary: `Approve a ${decision} that somebody else proposed, as it was seen, and carry it out`,
      description:
        'Where the amount in trust or the order changed since, nothing moves and the proposal is over.',
      permission: `payments.approve-${decision}`,
      ...OF_PROPOSAL,
      body: approveMoneyInput,
      errors: [
        'NOT_FOUND',
        'OWN_WORK',
        'PROPOSAL_OVER',
        'CHANGED_MEANWHILE',
        'TRUST_AMOUNT_CHANGED',
        'STATE_REFUSES',
        ...(decision === 'release' ? OF_RELEASE : (['NOTHING_TO_REFUND'] as const)),
      ],
      handler: async ({ params, body, ...reader }, deps) => {
        await approveMoney(deps, reader, params.orderId, { decision, ...body });
        return ok(null);
      },
    }),
    staffRoute({
      method: 'POST',
      path: `/office/orders/:orderId/${decision}/withdraw`,
      summary: `Withdraw a ${decision} that the person proposed`,
      permission: `payments.${decision}`,
      ...OF_PROPOSAL,
      body: withdrawProposalInput,
      errors: ['NOT_FOUND', 'PROPOSAL_OVER', 'WORK_OF_ANOTHER'],
      handler: async ({ params, body, ...reader }, deps) => {
        await endMoneyProposal(deps, reader, params.orderId, { decision, proposalId: body.proposalId });
        return ok(null);
      },
    }),
    staffRoute({
      method: 'POST',
      path: `/office/orders/:orderId/${decision}/return`,
      summary: `Return a proposed ${decision} to the person who proposed it, with the reason`,
      permission: `payments.approve-${decision}`,
      ...OF_PROPOSAL,
      body: returnProposalInput,
      errors: ['NOT_FOUND', 'PROPOSAL_OVER', 'OWN_WORK'],
      handler: async ({ params, body, ...reader }, deps) => {
        await endMoneyProposal(deps, reader, params.orderId, { decision, ...body });
        return ok(null);
      },
    }),
  ]),
];
