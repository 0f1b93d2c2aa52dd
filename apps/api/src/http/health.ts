import type { FastifyInstance } from 'fastify';
import { isReady } from '../db/is-ready.ts';
import type { Deps } from '../deps.ts';

/** `GET /api/healthz`: the process is up; `GET /api/readyz`: the database answers and is migrated. */
export function registerHealth(app: FastifyInstance, deps: Deps): void {
  app.get('/api/healthz', async () => ({ data: { up: true } }));
  app.get('/api/readyz', async (_request, reply) => {
    const ready = await isReady(deps.db);
    return reply.code(ready ? 200 : 503).send({ data: { ready } });
  });
}
