import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestTrace, Tracing } from '../ports/tracing.ts';

const NO_ROUTE = 'none';
/** Machines ask these all the time. */
const UNTRACED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Traces requests by their route and status. What a request does begins after its body was read, by the socket, which knows nothing of the request: so
 * its work is made a part of the trace there.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  if (!tracing.isOn) {
    return;
  }
  const traces = new WeakMap<FastifyRequest, RequestTrace>();
  app.addHook('onRequest', async (request) => {
    const route = request.routeOptions.url ?? NO_ROUTE;
    const trace = UNTRACED.has(route)
      ? null
      : tracing.request({ id: request.id, method: request.method, route });
    if (trace !== null) {
      traces.set(request, trace);
    }
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const trace = traces.get(request);
    if (trace === undefined) {
      done();
    } else {
      trace.within(done);
    }
  });
  app.addHook('onResponse', async (request, reply) => traces.get(request)?.end(reply.statusCode));
}
