import { officeDealerSchema } from '@portal/domain/firm/dealer/office-dealer.wire';
import { ok, type Route } from '../../../platform/http/route.ts';
import { staffRoute } from '../../../platform/http/staff-route.ts';
import { showDealer } from './show-dealer.ts';

/** What of the dealer stands in its folder; nobody changes it here. */
export const dealerRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/dealer',
    summary: "The dealer's particulars, and what is wrong with their folder",
    permission: 'operation.view-dealer',
    answer: officeDealerSchema,
    handler: async (_request, deps) => ok(showDealer(deps)),
  }),
];
