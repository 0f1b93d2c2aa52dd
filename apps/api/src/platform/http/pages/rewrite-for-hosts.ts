import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';

type Hosts = Pick<Config, 'publicUrl' | 'officeUrl'>;

const OFFICE = /^\/(?:api\/)?office(?=\/|$)/;
const OF_API = /^\/api(?=\/|$)/;
/** What pages of both draw or send to: the dealer's look, pictures, files behind a signed link, faults; and what probes ask. */
const OF_BOTH =
  /^\/(?:brand|healthz|readyz|metrics|api\/(?:files|pictures|films|client-errors|healthz|readyz))(?=\/|$)/;
/** An address of the form `http://host/path`, as a proxy may ask. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** True where the office has a host of its own. */
export function hasOwnHost({ publicUrl, officeUrl }: Hosts): boolean {
  return officeUrl !== publicUrl;
}

/**
 * Where the office has a host of its own, leads what is asked of the wrong one to where nothing is, before it is routed: the
 * answer has the same bytes as that to any address that there is not. Undefined where both share a host.
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

/** Leads who types the office's host alone to its first page. */
export function welcomeAtOffice(app: FastifyInstance, config: Hosts): void {
  if (hasOwnHost(config)) {
    app.addHook('onRequest', async (request, reply) => {
      if (request.method === 'GET' && request.originalUrl === '/' && isAtOffice(request.raw, config)) {
        return reply.redirect('/office');
      }
    });
  }
}

/** By the host that the browser asked, which a proxy passes on: `X-Forwarded-Host` is anybody's word where a proxy does not set it. */
function isAtOffice({ headers }: IncomingMessage, { officeUrl }: Hosts): boolean {
  const { protocol, host } = new URL(officeUrl);
  const asked = `${protocol}//${headers.host ?? ''}`;
  return URL.canParse(asked) && new URL(asked).host === host;
}

/** As the router reads it, so that no way of writing an address leads around. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
