import type { FastifyInstance } from 'fastify';
import { isReady } from '../db/is-ready.ts';
import type { Deps } from '../deps.ts';

/** Probes ask at the root; people who know only the API's base path find the same below it. */
const PREFIXES = ['', '/api'];

/** `GET /healthz`: the process is up; `GET /readyz`: the database answers and is migrated. */
export function registerHealth(app: FastifyInstance, deps: Deps): void {
  for (const prefix of PREFIXES) {
    app.get(`${prefix}/healthz`, async () => ({ data: { up: true } }));
    app.get(`${prefix}/readyz`, async (_request, reply) => {
      const ready = await isReady(deps.db);
      return reply.code(ready ? 200 : 503).send({ data: { ready } });
    });
  }
}
