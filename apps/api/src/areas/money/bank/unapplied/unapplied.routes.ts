import { centsFromDollars } from '@portal/domain/ground/money/cents';
import {
  AllocateUnappliedInput,
  KeepUnappliedInput,
  UndoMatchInput,
} from '@portal/domain/money/bank/lines/bank-schemas';
import {
  unappliedPageSchema,
  unappliedQuerySchema,
} from '@portal/domain/money/bank/lines/office-unapplied.wire';
import { applyFlagInput } from '@portal/domain/money/payments/office-flags.wire';
import { z } from 'zod';
import { created, ok, type Route } from '../../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../../platform/http/routing/staff-route.ts';
import { allocateUnapplied } from './allocate-unapplied.ts';
import { applyFlagged } from './apply-flagged.ts';
import { keepUnapplied } from './keep-unapplied.ts';
import { showUnapplied } from './show-unapplied.ts';
import { undoUse } from './undo-use.ts';

const OF_MONEY = {
  params: z.object({ unappliedId: z.string() }),
  resources: { unappliedId: 'office-thing' },
} as const;

/** Money in trust that belongs to no order: how a line becomes it, and what is done with it. */
export const unappliedRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/money/unapplied',
    summary: 'Unapplied money in trust, newest first, with its uses',
    permission: 'payments.view-bank',
    query: unappliedQuerySchema,
    answer: unappliedPageSchema,
    handler: async ({ actor, query }, deps) => ok(await showUnapplied(deps, actor, query)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/lines/:lineId/unapplied',
    summary: 'Take what is left of a line as belonging to no order',
    description:
      'Money that came in is kept in trust as unapplied. Money that went out is the leaving of what was sent back of it.',
    permission: 'payments.match',
    params: z.object({ lineId: z.string() }),
    resources: { lineId: 'office-thing' },
    body: KeepUnappliedInput,
    answer: z.object({ id: z.string() }),
    success: [201],
    errors: ['LINE_MATCHED', 'NOT_SENT_BACK', 'CHANGED_MEANWHILE'],
    handler: async ({ actor, params, body }, deps) =>
      created({ id: await keepUnapplied(deps, actor, params.lineId, body) }),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/flags/:flagId/apply',
    summary: 'Give money reported for an unknown order to its order',
    permission: 'payments.record',
    params: z.object({ flagId: z.string().max(64) }),
    resources: { flagId: 'office-thing', orderId: 'own-name' },
    body: applyFlagInput,
    answer: z.null(),
    errors: ['CHANGED_MEANWHILE'],
    handler: async ({ actor, params, body }, deps) => {
      await applyFlagged(deps, actor, { ...params, ...body });
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/unapplied/:unappliedId/allocate',
    summary: 'Give unapplied money, or parts of it, to orders',
    permission: 'payments.match',
    ...OF_MONEY,
    body: AllocateUnappliedInput,
    answer: z.object({ ids: z.array(z.string()) }),
    success: [201],
    errors: ['UNAPPLIED_SPENT', 'ORDER_FUNDED'],
    handler: async ({ actor, params, body }, deps) => {
      const { allocations, reason } = body;
      const parts = allocations.map(({ tradeId, amount }) => ({ tradeId, cents: centsFromDollars(amount) }));
      const given = { allocations: parts, reason };
      return created({ ids: await allocateUnapplied(deps, actor, params.unappliedId, given) });
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/unapplied-uses/:useId/undo',
    summary: 'Undo a use of unapplied money with a reversing entry',
    permission: 'payments.match',
    params: z.object({ useId: z.string() }),
    resources: { useId: 'office-thing' },
    body: UndoMatchInput,
    answer: z.null(),
    errors: ['FUNDS_MISSING', 'UNAPPLIED_IN_USE'],
    handler: async ({ actor, params, body }, deps) => {
      await undoUse(deps, actor, params.useId, body.reason);
      return ok(null);
    },
  }),
];
