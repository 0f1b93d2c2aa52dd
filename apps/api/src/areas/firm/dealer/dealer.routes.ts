import { officeDealerSchema } from '@portal/domain/firm/dealer/office-dealer.wire';
import { rulesOfLawSchema } from '@portal/domain/firm/dealer/rules-of-law.wire';
import { ok, type Route } from '../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../platform/http/routing/staff-route.ts';
import { showDealer } from './show-dealer.ts';
import { showRules } from './show-rules.ts';

/** The dealer as described by its folder; nothing is changed here. */
export const dealerRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/dealer',
    summary: "The dealer's particulars, and what is wrong with their folder",
    permission: 'operation.view-dealer',
    answer: officeDealerSchema,
    handler: async (_request, deps) => ok(showDealer(deps)),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/dealer/rules',
    summary: 'The rules of the law that the portal goes by, and what counsel confirmed of them',
    permission: 'operation.view-dealer',
    answer: rulesOfLawSchema,
    handler: async (_request, deps) => ok(showRules(deps)),
  }),
];
