import { PROVINCES } from '@portal/domain/ground/people/provinces';
import { parseDealQuery, SEARCH_MAX_LENGTH } from '@portal/domain/offering/deals/choosing/deal-query';
import { DEAL_SORTS } from '@portal/domain/offering/deals/choosing/filter-deals';
import {
  dealSchema,
  type ListedDeal,
  listedDealSchema,
  videoSchema,
} from '@portal/domain/offering/deals/deal.wire';
import { DEAL_TYPES } from '@portal/domain/offering/deals/deal-types';
import { z } from 'zod';
import type { Deps } from '../../../../platform/deps.ts';
import { negotiateEncoding } from '../../../../platform/http/negotiate-encoding.ts';
import { readyReply } from '../../../../platform/http/routing/ready-reply.ts';
import {
  investorRoute,
  ok,
  publicRoute,
  type Reply,
  type Route,
} from '../../../../platform/http/routing/route.ts';
import type { RouteRequest } from '../../../../platform/http/routing/route-request.ts';
import { isPlainList, listLiveDeals, readyLiveDeals } from './list-live-deals.ts';
import { type Audience, showDeal } from './show-deal.ts';
import { showPlatformVideos } from './show-platform-videos.ts';

const DealParams = z.object({ id: z.string().max(100) });
const ListQuery = z.record(z.string().max(100), z.union([z.string(), z.array(z.string()).max(100)]));
type ListQuery = z.infer<typeof ListQuery>;

async function listReply(
  request: RouteRequest<unknown, ListQuery, unknown>,
  deps: Deps,
  audience: Audience,
): Promise<Reply<ListedDeal[]>> {
  const { language, query, raw } = request;
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value] as const),
  );
  const criteria = parseDealQuery(pairs);
  if (!isPlainList(criteria)) {
    return ok(await listLiveDeals(deps, audience, criteria, language));
  }
  const encoding = negotiateEncoding(raw.headers['accept-encoding']);
  const answer = await readyLiveDeals(deps, { audience, language, encoding });
  return readyReply(answer, {
    encoding,
    ifNoneMatch: raw.headers['if-none-match'],
    isPrivate: audience === 'investor',
  });
}

/**
 * The part of the query that is understood (deal-query.ts). Anything else is ignored, so that old links still list
 * deals.
 */
const UnderstoodQuery = z.object({
  q: z.string().max(SEARCH_MAX_LENGTH).optional().describe('Words of the name, place or summary.'),
  type: z.array(z.enum(DEAL_TYPES)).optional(),
  province: z.array(z.enum(PROVINCES)).optional(),
  minimum: z
    .array(z.string())
    .length(2)
    .optional()
    .describe('Least investment in dollars, lowest then highest; empty for an open end.'),
  return: z.string().optional().describe('The least that a deal aims to pay a year, in per cent.'),
  term: z.string().optional().describe('The longest that a deal is expected to take, in years.'),
  sort: z.enum(DEAL_SORTS).optional(),
});

const LIST = {
  query: ListQuery,
  checkedByHandler: { query: UnderstoodQuery },
  description:
    'What cards, filters and orders of a list need. Its story, pictures, questions and documents are in the deal’s own call.',
  answer: z.array(listedDealSchema),
  revalidates: true,
} as const;

export const dealRoutes: readonly Route[] = [
  investorRoute({
    method: 'GET',
    path: '/user/list/deal/live',
    summary: 'Live deals',
    ...LIST,
    handler: async (request, deps) => listReply(request, deps, 'investor'),
  }),
  publicRoute({
    method: 'GET',
    path: '/deal/live',
    summary: 'Live deals for visitors; the same list and filters',
    ...LIST,
    handler: async (request, deps) => listReply(request, deps, 'public'),
  }),
  investorRoute({
    method: 'GET',
    path: '/user/deal/live/:id',
    summary: 'A deal by id or slug, with its documents',
    params: DealParams,
    resources: { id: 'deal' },
    answer: dealSchema,
    handler: async (request, deps) =>
      ok(await showDeal(deps, request.params.id, request.actor.investorId, request.language)),
  }),
  publicRoute({
    method: 'GET',
    path: '/deal/live/:id',
    summary: 'A deal by id or slug, for visitors',
    params: DealParams,
    resources: { id: 'deal' },
    answer: dealSchema,
    handler: async (request, deps) =>
      ok(await showDeal(deps, request.params.id, null, request.language), {
        'cache-control': 'public, no-cache',
        vary: 'accept-language',
      }),
  }),
  investorRoute({
    method: 'GET',
    path: '/user/platform-videos',
    summary: 'Videos about the platform, chosen by the dealer',
    answer: z.array(videoSchema),
    handler: async (request, deps) => ok(await showPlatformVideos(deps, request.language)),
  }),
];
