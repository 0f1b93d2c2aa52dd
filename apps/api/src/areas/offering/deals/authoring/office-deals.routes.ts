import type { Route } from '../../../../platform/http/route.ts';
import { moveDealRoutes } from './move-deals.routes.ts';
import { readDealRoutes } from './read-deals.routes.ts';
import { writeDealRoutes } from './write-deals.routes.ts';

/** Writing, reviewing and publishing deals. */
export const officeDealRoutes: readonly Route[] = [...readDealRoutes, ...writeDealRoutes, ...moveDealRoutes];
