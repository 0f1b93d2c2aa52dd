import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../platform/deps.ts';
import { BACKLOG_MAX_BYTES, LISTENER_LIFE_MS, LiveHub } from './live-hub.ts';
import { findLiveUnits } from './live-units.store.ts';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Keeps proxies from caching, compressing or buffering it.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

type Query = { Querystring: { after?: string } };

/**
 * `GET /api/deal/live-units`: public server-sent events with the units taken of the live deals, as they change. As an
 * endless response it is not in the table of calls. A page that reconnects says in `after` (or `Last-Event-ID`) what it
 * knows.
 */
export function serveLiveUnits(app: FastifyInstance, deps: Deps): void {
  const hub = new LiveHub({
    readUnits: () => findLiveUnits(deps.db, deps.clock.now()),
    log: deps.log,
  });
  app.get<Query>('/api/deal/live-units', { exposeHeadRoute: false }, async (request, reply) => {
    hub.refuseWhenFull(request.ip);
    const { after } = request.query;
    const lastId = request.headers['last-event-id'];
    reply.hijack();
    const response = reply.raw;
    for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...HEADERS })) {
      if (value !== undefined) {
        response.setHeader(name, value);
      }
    }
    response.writeHead(200);
    const leave = await hub.join(
      { address: request.ip, ...listenerOn(response) },
      (typeof after === 'string' ? after : null) ?? (typeof lastId === 'string' ? lastId : null),
    );
    const life = setTimeout(() => response.end(), LISTENER_LIFE_MS);
    const end = () => {
      clearTimeout(life);
      leave();
    };
    response.once('close', end);
    if (response.closed) {
      end();
    }
  });
  app.addHook('preClose', async () => hub.close());
}

/** Drops a listener that does not read before its backlog fills the memory. */
function listenerOn(response: ServerResponse): { send: (chunk: Buffer) => void; end: () => void } {
  return {
    send: (chunk) => {
      if (response.writableLength > BACKLOG_MAX_BYTES) {
        response.destroy();
      } else if (!response.writableEnded && !response.destroyed) {
        response.write(chunk);
      }
    },
    end: () => response.end(),
  };
}
