import { orderAtDealerSchema } from '@portal/domain/desk/orders/order-at-dealer.wire';
import { z } from 'zod';
import { investorRoute, ok, type Route } from '../../../../platform/http/routing/route.ts';
import { showOrderAtDealer } from './show-order-at-dealer.ts';

/** What an investor is told of the dealer's work on their order. */
export const ownOrderRoutes: readonly Route[] = [
  investorRoute({
    method: 'GET',
    path: '/user/trade/dealer/:id',
    summary: 'Who at the dealer has the order and until when, and what the investor is asked to change',
    params: z.object({ id: z.string().min(1).max(64) }),
    resources: { id: 'trade' },
    answer: orderAtDealerSchema,
    errors: ['NOT_FOUND'],
    handler: async ({ actor, params, language }, deps) =>
      ok(await showOrderAtDealer(deps, actor.investorId, params.id, language)),
  }),
];
