import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sha256Hex } from '../crypto/new-token.ts';
import type { Deps } from '../deps.ts';
import type { WatchedFacts } from './watched-facts.ts';

const BEARER = /^bearer\s+(\S+)$/i;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** A proxy on the machine names its client; then the request is not the machine's own. */
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'];
const MS = 1_000;
const FAULT_STATUS = 500;
const NO_ROUTE = 'none';

/**
 * `GET /metrics` in the text form of Prometheus, off unless configured: with the token, or without one for requests from the machine
 * itself. For anybody else the page does not exist.
 */
export async function serveMetrics(
  app: FastifyInstance,
  deps: Deps,
  watched: readonly WatchedFacts[],
): Promise<void> {
  const { metrics } = deps.config;
  if (metrics === undefined) {
    return;
  }
  const { makePortalMetrics } = await import('./portal-metrics.ts');
  const portal = makePortalMetrics(deps, watched);
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status } = reply;
    portal.observeRequest({
      method: request.method,
      route: request.routeOptions.url ?? NO_ROUTE,
      status,
      seconds: reply.elapsedTime / MS,
    });
    if (status === FAULT_STATUS) {
      portal.countFault();
    }
  });
  app.get('/metrics', async (request, reply) =>
    mayRead(request, metrics.token)
      ? reply
          .type(portal.registry.contentType)
          .header('cache-control', 'no-store')
          .send(await portal.registry.metrics())
      : reply.callNotFound(),
  );
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) {
    const isProxied = PROXY_HEADERS.some((name) => request.headers[name] !== undefined);
    return !isProxied && LOOPBACK.has(request.socket.remoteAddress ?? '');
  }
  const shown = BEARER.exec(request.headers.authorization ?? '')?.[1];
  return shown !== undefined && timingSafeEqual(Buffer.from(sha256Hex(shown)), Buffer.from(sha256Hex(token)));
}
