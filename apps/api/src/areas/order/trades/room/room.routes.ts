import { roomSchema } from '@portal/domain/order/exemptions/room.wire';
import { z } from 'zod';
import { investorRoute, ok, type Route } from '../../../../platform/http/routing/route.ts';
import { showRoom } from './show-room.ts';

/** How much the law lets an investor buy. */
export const roomRoutes: readonly Route[] = [
  investorRoute({
    method: 'GET',
    path: '/user/room',
    summary: 'How much the law lets the investor buy of a deal today, and why',
    description:
      'Under which prospectus exemption, by which answers of the submitted profile, how much is left of its limit, and when more comes back. Before a profile is submitted the outcome is `unknown`.',
    query: z.object({ dealId: z.string().min(1).max(64) }),
    resources: { dealId: 'deal' },
    answer: roomSchema,
    errors: ['NOT_FOUND'],
    handler: async ({ actor, query }, deps) => ok(await showRoom(deps, actor.investorId, query.dealId)),
  }),
];
