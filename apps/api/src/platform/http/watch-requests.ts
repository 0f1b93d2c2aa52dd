import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

const NO_ROUTE = 'none';

/** Reports how long each kind of call takes to the fault reporter; only its route and status. */
export function watchRequests(app: FastifyInstance, { config, faults }: Deps): void {
  if (config.sentryDsn === undefined) {
    return;
  }
  const running = new WeakMap<FastifyRequest, (status: number) => void>();
  app.addHook('onRequest', async (request) => {
    running.set(request, faults.measure(request.method, request.routeOptions.url ?? NO_ROUTE));
  });
  app.addHook('onResponse', async (request, reply) => running.get(request)?.(reply.statusCode));
}
