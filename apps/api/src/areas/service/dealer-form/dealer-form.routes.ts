import { documentLinkSchema } from '@portal/domain/order/trades/trade.wire';
import { z } from 'zod';
import { investorRoute, ok, type RateLimit, type Route } from '../../../platform/http/routing/route.ts';
import { linkToDealerForm } from './link-to-dealer-form.ts';

const ID_LENGTH_MAX = 64;
/** Each new state of an order is printed; a person needs only a few. */
const FORM_LIMIT: RateLimit = { max: 60, windowSeconds: 900 };

export const dealerFormRoutes: readonly Route[] = [
  investorRoute({
    method: 'GET',
    path: '/user/dealer/form/:id',
    summary: "A short-lived link to the dealer's form of an order",
    changesState: true,
    rateLimit: FORM_LIMIT,
    params: z.object({ id: z.string().min(1).max(ID_LENGTH_MAX) }),
    resources: { id: 'trade' },
    answer: documentLinkSchema,
    errors: ['STEP_NOT_REACHED'],
    handler: async ({ actor, params, language }, deps) =>
      ok(await linkToDealerForm(deps, actor.investorId, params.id, language)),
  }),
];
