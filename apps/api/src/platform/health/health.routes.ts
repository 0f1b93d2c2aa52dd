import { z } from 'zod';
import { ok, publicRoute, type Route } from '../http/routing/route.ts';
import { VERSION } from '../version.ts';
import { checkReadiness } from './check-readiness.ts';

/** What probes call, both at the root of the site and below the API's base path. */
export const healthRoutes: readonly Route[] = [
  publicRoute({
    method: 'GET',
    path: '/healthz',
    summary: 'Whether the process is up, and which version it is',
    description: 'Asks nothing of the database. The same at `/healthz`.',
    answer: z.object({ up: z.literal(true), version: z.string() }),
    handler: async () => ok({ up: true, version: VERSION }),
  }),
  publicRoute({
    method: 'GET',
    path: '/readyz',
    summary: 'Whether the database answers and is migrated, and there is room',
    description:
      'UNAVAILABLE (503) while it is not, STORAGE_FULL (503) while the disk is full. `takesUploads` is false when it nearly is. The same at `/readyz`.',
    answer: z.object({ ready: z.literal(true), takesUploads: z.boolean() }),
    handler: async (_request, deps) => ok(await checkReadiness(deps)),
  }),
];
