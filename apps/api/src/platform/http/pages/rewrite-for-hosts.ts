import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';

type Hosts = Pick<Config, 'publicUrl' | 'officeUrl'>;

const OFFICE = /^\/(?:api\/)?office(?=\/|$)/;
const OF_API = /^\/api(?=\/|$)/;
/** What pages of both load or send to: the dealer's look, pictures, files behind a signed link, faults; and what probes ask. */
const OF_BOTH =
  /^\/(?:brand|healthz|readyz|metrics|api\/(?:files|pictures|films|client-errors|healthz|readyz))(?=\/|$)/;
/** An address of the form `http://host/path`, as a proxy may ask. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** True if the office has its own host. */
export function hasOwnHost({ publicUrl, officeUrl }: Hosts): boolean {
  return officeUrl !== publicUrl;
}

/**
 * If the office has its own host, rewrites a request to the wrong one to a nonexistent address before it is routed: the answer is
 * byte for byte that of any unknown address. Undefined if both share a host.
 */
export function rewriteForHosts(config: Hosts): ((request: IncomingMessage) => string) | undefined {
  if (!hasOwnHost(config)) {
    return undefined;
  }
  return (request) => {
    const url = (request.url ?? '/').replace(ORIGIN, '');
    const path = decoded(url.split(/[?#]/, 1)[0] ?? '');
    if (OF_BOTH.test(path)) {
      return url;
    }
    const isOffices = OFFICE.test(path);
    if (isOffices === isAtOffice(request, config)) {
      return url;
    }
    return OF_API.test(path) ? `/api/nothing${url}` : `${isOffices ? '' : '/office'}/nothing${url}`;
  };
}

/** Redirects the bare office host to its first page. */
export function welcomeAtOffice(app: FastifyInstance, config: Hosts): void {
  if (hasOwnHost(config)) {
    app.addHook('onRequest', async (request, reply) => {
      if (request.method === 'GET' && request.originalUrl === '/' && isAtOffice(request.raw, config)) {
        return reply.redirect('/office');
      }
    });
  }
}

/** Goes by the host the browser requested, which a proxy passes on: `X-Forwarded-Host` is anybody's claim unless a proxy sets it. */
function isAtOffice({ headers }: IncomingMessage, { officeUrl }: Hosts): boolean {
  const { protocol, host } = new URL(officeUrl);
  const asked = `${protocol}//${headers.host ?? ''}`;
  return URL.canParse(asked) && new URL(asked).host === host;
}

/** As the router reads it, so that no spelling of an address gets around it. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
