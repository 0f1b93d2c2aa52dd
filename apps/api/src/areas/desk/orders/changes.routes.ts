import {
  remindOfChangesInput,
  rewordChangesInput,
  withdrawChangesInput,
} from '@portal/domain/desk/orders/office-changes.wire';
import { z } from 'zod';
import { ok, type Route } from '../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../platform/http/routing/staff-route.ts';
import { remindOfChanges } from '../../order/changes/remind-of-changes.ts';
import { rewordChanges } from '../../order/changes/reword-changes.ts';
import { withdrawChanges } from '../../order/changes/withdraw-changes.ts';
import { requireFreeOrder } from './approval/decide-order.ts';

const OF_REQUEST = {
  params: z.object({ orderId: z.string().max(64) }),
  resources: { orderId: 'trade', requestId: 'own-name' },
  permission: 'orders.return',
  answer: z.null(),
} as const;

const ERRORS = ['NOT_FOUND', 'CLAIMED', 'REQUEST_ANSWERED', 'REQUEST_WITHDRAWN', 'REQUEST_OVER'] as const;

/** What the office does about a request for changes that its investor has still to answer. */
export const changesRoutes: readonly Route[] = [
  staffRoute({
    ...OF_REQUEST,
    method: 'POST',
    path: '/office/orders/:orderId/changes/withdraw',
    summary: 'Withdraw a request for changes',
    description: 'One thing of it, or all: the order is then in review again, as it was.',
    resources: { ...OF_REQUEST.resources, itemId: 'own-name' },
    body: withdrawChangesInput,
    errors: [...ERRORS, 'CHANGES_BEGUN'],
    handler: async ({ params, body, ...reader }, deps) => {
      const order = await requireFreeOrder(deps, reader, params.orderId);
      await withdrawChanges(deps, reader.actor, order, body);
      return ok(null);
    },
  }),
  staffRoute({
    ...OF_REQUEST,
    method: 'POST',
    path: '/office/orders/:orderId/changes/reword',
    summary: 'Ask for the same changes in other words, or by another day',
    description: 'The investor sees the new words; the former stay on record.',
    body: rewordChangesInput,
    errors: ERRORS,
    handler: async ({ params, body, ...reader }, deps) => {
      const order = await requireFreeOrder(deps, reader, params.orderId);
      await rewordChanges(deps, reader.actor, order, body);
      return ok(null);
    },
  }),
  staffRoute({
    ...OF_REQUEST,
    method: 'POST',
    path: '/office/orders/:orderId/changes/remind',
    summary: 'Remind the investor of the changes',
    description: 'At most once a day.',
    body: remindOfChangesInput,
    errors: [...ERRORS, 'REMINDED_TODAY'],
    handler: async ({ params, body, ...reader }, deps) => {
      const order = await requireFreeOrder(deps, reader, params.orderId);
      await remindOfChanges(deps, reader.actor, { ...order, requestId: body.requestId });
      return ok(null);
    },
  }),
];
