import { z } from 'zod';
import { investorRoute, ok, type Route } from '../http/route.ts';
import { linkToDealerForm } from './link-to-dealer-form.ts';

const ID_LENGTH_MAX = 64;

export const dealerFormRoutes: readonly Route[] = [
  investorRoute({
    method: 'GET',
    path: '/user/dealer/form/:id',
    summary: "A short-lived link to the dealer's form of an order",
    params: z.object({ id: z.string().min(1).max(ID_LENGTH_MAX) }),
    handler: async ({ actor, params, language }, deps) =>
      ok(await linkToDealerForm(deps, actor.investorId, params.id, language)),
  }),
];
