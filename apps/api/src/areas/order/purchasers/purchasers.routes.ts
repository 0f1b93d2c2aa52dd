import { purchaseInvitationSchema } from '@portal/domain/order/purchasers/purchases.wire';
import { z } from 'zod';
import {
  investorRoute,
  ok,
  publicRoute,
  type RateLimit,
  type Route,
} from '../../../platform/http/routing/route.ts';
import { joinOrder } from './join-order.ts';
import { declineInvitation, leaveOrder } from './leave-order.ts';
import { openInvitation } from './open-invitation.ts';

/** A person opens an invitation a few times; several people may share one address. */
const INVITATION_LIMIT: RateLimit = { max: 120, windowSeconds: 900 };

const ID_LENGTH_MAX = 64;
const TOKEN_LENGTH_MAX = 128;
const Token = z.string().min(1).max(TOKEN_LENGTH_MAX);
const Id = z.string().min(1).max(ID_LENGTH_MAX);

/** Invitations of second purchasers; what they see of their order is in `areas/service/order-views`. */
export const purchaserRoutes: readonly Route[] = [
  publicRoute({
    method: 'POST',
    path: '/purchase-invitations/open',
    summary: 'What an invitation to buy together is about',
    rateLimit: INVITATION_LIMIT,
    body: z.object({ token: Token }),
    resources: { token: 'credential' },
    answer: purchaseInvitationSchema,
    errors: ['PURCHASE_INVITATION_INVALID'],
    handler: async ({ body, language }, deps) => ok(await openInvitation(deps, body.token, language)),
  }),
  publicRoute({
    method: 'POST',
    path: '/purchase-invitations/decline',
    summary: 'Decline an invitation to buy together; the investor is told and the units are free again',
    rateLimit: INVITATION_LIMIT,
    body: z.object({ token: Token }),
    resources: { token: 'credential' },
    answer: z.null(),
    errors: ['PURCHASE_INVITATION_INVALID'],
    handler: async ({ body }, deps) => {
      await declineInvitation(deps, body.token);
      return ok(null);
    },
  }),
  investorRoute({
    method: 'POST',
    path: '/user/purchases/join',
    summary: 'Join an order as its second purchaser; the link of the invitation is used up',
    rateLimit: INVITATION_LIMIT,
    body: z.object({ token: Token, isOtherAddress: z.boolean().optional() }),
    resources: { token: 'credential' },
    answer: z.object({ id: z.string() }),
    errors: ['PURCHASE_INVITATION_INVALID', 'PURCHASE_INVITATION_OF_OTHER', 'OWN_ORDER'],
    handler: async ({ actor, body }, deps) => {
      const { token, isOtherAddress = false } = body;
      return ok(await joinOrder(deps, actor.investorId, { token, isOtherAddress }));
    },
  }),
  investorRoute({
    method: 'POST',
    path: '/user/purchases/leave/:id',
    summary: 'Leave an order as its second purchaser, before signing it',
    params: z.object({ id: Id }),
    resources: { id: 'trade' },
    answer: z.null(),
    errors: ['STATE_REFUSES'],
    handler: async ({ actor, params }, deps) => {
      await leaveOrder(deps, actor.investorId, params.id);
      return ok(null);
    },
  }),
];
