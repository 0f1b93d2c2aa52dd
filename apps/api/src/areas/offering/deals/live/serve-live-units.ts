import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../platform/deps.ts';
import { BACKLOG_MAX_BYTES, LISTENER_LIFE_MS, LiveHub } from './live-hub.ts';
import { findLiveUnits } from './live-units.store.ts';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Nobody on the way keeps it, compresses it, or waits until there is more of it.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

type Query = { Querystring: { after?: string } };

/**
 * `GET /api/deal/live-units`: server-sent events that say how many units of the live deals are taken, as they change. It
 * is no call with an answer, so it stands beside the table of calls. What it tells is public. A page that comes back
 * says in `after` (or `Last-Event-ID`) what it knows.
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

/** Who does not read is let go, before what waits for them fills the memory. */
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
