import { askChangesInput } from '@portal/domain/desk/orders/office-changes.wire';
import { officeOrderSchema } from '@portal/domain/desk/orders/office-order.wire';
import {
  approveOrderInput,
  proposeApprovalInput,
} from '@portal/domain/desk/orders/office-order-approval.wire';
import {
  asInvestorSchema,
  nextStepInput,
  reasonInput,
} from '@portal/domain/desk/orders/office-order-moves.wire';
import { timelinePageSchema } from '@portal/domain/desk/orders/office-order-timeline.wire';
import { LAW_CODES } from '@portal/domain/order/exemptions/law-codes';
import { z } from 'zod';
import { ok, type Route } from '../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../platform/http/routing/staff-route.ts';
import { resendJointLink } from '../../agreement/signing/links/resend-joint-link.ts';
import { approveOrder, proposeApproval } from './approval/approve-order.ts';
import { decideOrder } from './approval/decide-order.ts';
import { chooseNextStep } from './page/choose-next-step.ts';
import { seeAsInvestor } from './page/see-as-investor.ts';
import { showOfficeOrder } from './page/show-office-order.ts';
import { showTimeline } from './page/show-timeline.ts';
import { actorToward } from './scope/actor-toward.ts';
import { requireOrder } from './scope/require-order.ts';

const OF_ORDER = {
  params: z.object({ orderId: z.string().max(64) }),
  resources: { orderId: 'trade' },
} as const;

const DECISION_ERRORS = ['NOT_FOUND', 'CLAIMED', 'STATE_REFUSES'] as const;

/** What the office sees of an order, and the decisions on it. */
export const orderDeskRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/orders/:orderId',
    summary: 'An order on one page',
    permission: 'orders.view',
    ...OF_ORDER,
    answer: officeOrderSchema,
    errors: ['NOT_FOUND'],
    handler: async ({ params, language, ...reader }, deps) =>
      ok(await showOfficeOrder(deps, reader, params.orderId, language)),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/orders/:orderId/timeline',
    summary: 'What happened to an order, before what was shown of it',
    permission: 'orders.view',
    ...OF_ORDER,
    query: z.object({ before: z.string().max(200).optional() }),
    answer: timelinePageSchema,
    errors: ['NOT_FOUND'],
    handler: async ({ params, query, ...reader }, deps) => {
      const order = await requireOrder(deps.db, reader, params.orderId);
      const actor = await actorToward(deps.db, reader, params.orderId);
      return ok(await showTimeline(deps.db, actor, order, { ...query, now: deps.clock.now() }));
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/orders/:orderId/review',
    summary: 'Take an order into review',
    permission: 'orders.review',
    ...OF_ORDER,
    answer: z.null(),
    errors: DECISION_ERRORS,
    handler: async ({ params, ...reader }, deps) => {
      await decideOrder(deps, reader, params.orderId, { move: 'review' });
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/orders/:orderId/changes',
    summary: 'Ask the investor for changes',
    description: 'Several things at once; the order goes back, and comes again once they are made.',
    permission: 'orders.return',
    ...OF_ORDER,
    body: askChangesInput,
    answer: z.null(),
    errors: DECISION_ERRORS,
    handler: async ({ params, body, ...reader }, deps) => {
      await decideOrder(deps, reader, params.orderId, { move: 'ask-changes', asked: body });
      return ok(null);
    },
  }),
  ...(['decline', 'archive'] as const).map((move) =>
    staffRoute({
      method: 'POST',
      path: `/office/orders/:orderId/${move}`,
      summary: move === 'decline' ? 'Decline an order' : 'End an order',
      description: 'With a reason that the investor reads.',
      permission: `orders.${move}`,
      ...OF_ORDER,
      body: reasonInput,
      answer: z.null(),
      errors: DECISION_ERRORS,
      handler: async ({ params, body, ...reader }, deps) => {
        await decideOrder(deps, reader, params.orderId, { move, reason: body.reason });
        return ok(null);
      },
    }),
  ),
  staffRoute({
    method: 'POST',
    path: '/office/orders/:orderId/proposal',
    summary: 'Propose to somebody else that an order be approved',
    permission: 'orders.review',
    ...OF_ORDER,
    description: 'What is open of it has to stand in a declared exception, with the reason.',
    body: proposeApprovalInput,
    answer: z.null(),
    errors: [...DECISION_ERRORS, 'PROPOSAL_OPEN', 'NOBODY_TO_APPROVE', 'CHECKS_OPEN', 'CHANGED_MEANWHILE'],
    handler: async ({ params, body, ...reader }, deps) => {
      await proposeApproval(deps, reader, params.orderId, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/orders/:orderId/approve',
    summary: 'Approve what somebody else proposed',
    description: 'As it was seen: the hash says of what. An order that changed since is not approved.',
    permission: 'orders.approve',
    needsFreshProof: true,
    ...OF_ORDER,
    resources: { ...OF_ORDER.resources, proposalId: 'own-name' },
    body: approveOrderInput,
    answer: z.null(),
    errors: [
      ...DECISION_ERRORS,
      'OWN_WORK',
      'CASE_UNOPENED',
      'PROPOSAL_OVER',
      'CHANGED_MEANWHILE',
      'PROVINCE_NOT_SERVED',
      'REPRESENTATIVE_NOT_REGISTERED',
      'MEMORANDUM_NOT_ACCEPTED',
      'JOINT_MEMORANDUM_NOT_ACCEPTED',
      'CLASS_NOT_CONFIRMED',
      'FORM_MISSING',
      'PAPER_OUTDATED',
      ...LAW_CODES,
    ],
    handler: async ({ params, body, language, ...reader }, deps) => {
      await approveOrder(deps, reader, params.orderId, body, language);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/orders/:orderId/next-step',
    summary: 'Say what the dealer does next',
    permission: 'orders.review',
    ...OF_ORDER,
    body: nextStepInput,
    answer: z.null(),
    errors: ['NOT_FOUND', 'STATE_REFUSES'],
    handler: async ({ params, body, ...reader }, deps) => {
      await chooseNextStep(deps, reader, params.orderId, body.step);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/orders/:orderId/joint-link',
    summary: 'Send the joint investor a new link',
    permission: 'orders.resend-link',
    ...OF_ORDER,
    answer: z.null(),
    errors: ['NOT_FOUND', 'STATE_REFUSES', 'SIGNING_OUT_OF_TURN', 'RATE_LIMITED'],
    handler: async ({ params, ...reader }, deps) => {
      const { investorId, tradeId } = await requireOrder(deps.db, reader, params.orderId);
      await resendJointLink(deps, investorId, tradeId, reader.actor);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/orders/:orderId/as-investor',
    summary: 'See the page of an order as its investor does',
    description: 'To look at for a quarter of an hour; it is no session of theirs.',
    permission: 'investors.see-as',
    ...OF_ORDER,
    body: reasonInput,
    answer: asInvestorSchema,
    errors: ['NOT_FOUND'],
    handler: async ({ params, body, ...reader }, deps) =>
      ok(await seeAsInvestor(deps, reader, params.orderId, body.reason)),
  }),
];
