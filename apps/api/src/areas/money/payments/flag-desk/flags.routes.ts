import {
  clearFlagInput,
  flagPageSchema,
  flagQuerySchema,
} from '@portal/domain/money/payments/office-flags.wire';
import { z } from 'zod';
import { ok, type Route } from '../../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../../platform/http/routing/staff-route.ts';
import { clearFlag } from './clear-flag.ts';
import { showFlags } from './show-flags.ts';
import { takeBackDouble } from './take-back-double.ts';

const OF_FLAG = {
  params: z.object({ flagId: z.string().max(64) }),
  resources: { flagId: 'office-thing' },
  answer: z.null(),
  errors: ['CHANGED_MEANWHILE'],
} as const;

/** Money that staff have to look at. */
export const flagRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/money/flags',
    summary: 'Flags about money that somebody has to look at',
    description:
      'Fifty rows a page: open flags with the oldest first, or cleared ones with the newest. A flag ends by itself when what it asked for is done.',
    permission: 'payments.view',
    query: flagQuerySchema,
    answer: flagPageSchema,
    handler: async ({ query, language, ...reader }, deps) =>
      ok(await showFlags(deps, reader, query, language)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/flags/:flagId/clear',
    summary: 'Clear a flag, with the reason',
    permission: 'payments.clear-flag',
    ...OF_FLAG,
    body: clearFlagInput,
    handler: async ({ params, body, actor }, deps) => {
      await clearFlag(deps, actor, { ...params, ...body });
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/flags/:flagId/count-once',
    summary: 'Reverse a payment that was reported twice',
    description: 'A reversing row takes one of the two out of the balance.',
    permission: 'payments.clear-flag',
    ...OF_FLAG,
    body: clearFlagInput,
    handler: async ({ params, body, actor }, deps) => {
      await takeBackDouble(deps, actor, { ...params, ...body });
      return ok(null);
    },
  }),
];
