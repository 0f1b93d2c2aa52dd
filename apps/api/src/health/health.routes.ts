import { z } from 'zod';
import { ok, publicRoute, type Route } from '../http/route.ts';
import { checkReadiness } from './check-readiness.ts';

/** What probes ask, at the root of the site and below the API's base path alike. */
export const healthRoutes: readonly Route[] = [
  publicRoute({
    method: 'GET',
    path: '/healthz',
    summary: 'Whether the process is up',
    description: 'Asks nothing of the database. The same at `/healthz`.',
    answer: z.object({ up: z.literal(true) }),
    handler: async () => ok({ up: true }),
  }),
  publicRoute({
    method: 'GET',
    path: '/readyz',
    summary: 'Whether the database answers and is migrated',
    description: 'UNAVAILABLE (503) while it is not. The same at `/readyz`.',
    answer: z.object({ ready: z.literal(true) }),
    handler: async (_request, deps) => ok(await checkReadiness(deps)),
  }),
];
