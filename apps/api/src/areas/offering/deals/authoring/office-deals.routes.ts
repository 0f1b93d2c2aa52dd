import {
  CompareQuery,
  dealComparisonSchema,
  dealPreviewSchema,
  dealVersionSchema,
  officeDealListSchema,
  officeDealSchema,
} from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { z } from 'zod';
import { ok, publicRoute, type Route } from '../../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../../platform/http/routing/staff-route.ts';
import { compareVersions } from './compare-versions.ts';
import { DealParams, OF_DEAL } from './deal-params.ts';
import { listOfficeDeals } from './list-office-deals.ts';
import { showPreview } from './make-preview.ts';
import { moveDealRoutes } from './move-deals.routes.ts';
import { showOfficeDeal } from './show-office-deal.ts';
import { showVersion } from './show-versions.ts';
import { writeDealRoutes } from './write-deals.routes.ts';

/** Reading deals in the office. */
const readDealRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/deals',
    summary: 'Deals as the office sees them',
    permission: 'deals.view',
    answer: officeDealListSchema,
    handler: async (_request, deps) => ok(await listOfficeDeals(deps)),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/deals/:dealId',
    summary: 'A deal as it is written, published and reviewed',
    permission: 'deals.view',
    ...OF_DEAL,
    answer: officeDealSchema,
    handler: async ({ actor, params, language }, deps) =>
      ok(await showOfficeDeal(deps, actor, params.dealId, language)),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/deals/:dealId/versions/:number',
    summary: 'A version of a deal',
    permission: 'deals.view',
    params: z.object({ ...DealParams.shape, number: z.string().regex(/^[1-9]\d{0,5}$/) }),
    resources: { ...OF_DEAL.resources, number: 'own-name' },
    answer: dealVersionSchema,
    handler: async ({ params }, deps) => ok(await showVersion(deps, params.dealId, Number(params.number))),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/deals/:dealId/compare',
    summary: 'What differs between two versions of a deal',
    permission: 'deals.view',
    ...OF_DEAL,
    query: CompareQuery,
    answer: dealComparisonSchema,
    handler: async ({ params, query }, deps) => ok(await compareVersions(deps, params.dealId, query)),
  }),
  publicRoute({
    method: 'GET',
    path: '/deal/preview/:token',
    summary: 'What a preview link shows',
    params: z.object({ token: z.string().max(100) }),
    resources: { token: 'credential' },
    answer: dealPreviewSchema,
    errors: ['PREVIEW_INVALID'],
    handler: async ({ params, language }, deps) => ok(await showPreview(deps, params.token, language)),
  }),
];

/** Writing, reviewing and publishing deals. */
export const officeDealRoutes: readonly Route[] = [...readDealRoutes, ...writeDealRoutes, ...moveDealRoutes];
