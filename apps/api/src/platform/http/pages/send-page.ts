import { extname } from 'node:path';
import type { Language } from '@portal/domain/ground/people/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isMatch } from '../is-match.ts';
import { negotiateEncoding } from '../negotiate-encoding.ts';
import type { SitePage } from './site-pages.ts';

const PAGE_CACHE = 'no-cache';

const NO_BUILD = `The portal has not been built yet.

Stop the server and run "npm start": it builds what is missing. "npm run build" builds only.
The API answers below /api all the same.
`;

/** The address without its query. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** True for what a person opens in a browser; a script that asks for JSON gets the API's 404. */
export function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const accept = request.headers.accept ?? '*/*';
  return (
    path !== '/api' &&
    !path.startsWith('/api/') &&
    extname(path) === '' &&
    /text\/html|text\/\*|\*\/\*/.test(accept)
  );
}

/** Shown to a visitor before the applications are built. */
export function sendNoBuild(reply: FastifyReply): FastifyReply {
  return reply.code(503).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(NO_BUILD);
}

/** Sends a page in the best encoding the browser accepts; with status 404 if the address has none of its own. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, isKnown, language }: { page: SitePage; isKnown: boolean; language: Language },
): FastifyReply {
  const { encoding, bytes } = formOf(page, request.headers['accept-encoding']);
  reply.header('vary', 'cookie, accept-language, accept-encoding').header('content-language', language);
  if (isKnown) {
    const etag = `"${page.etag}-${encoding}"`;
    reply.header('cache-control', PAGE_CACHE).header('etag', etag);
    if (isMatch(request.headers['if-none-match'], etag)) {
      return reply.code(304).send();
    }
  } else {
    reply.code(404).header('cache-control', 'no-store');
  }
  if (encoding !== 'identity') {
    reply.header('content-encoding', encoding);
  }
  return reply.type('text/html; charset=utf-8').send(bytes);
}

function formOf(page: SitePage, acceptEncoding: string | string[] | undefined) {
  const wanted = negotiateEncoding(acceptEncoding);
  const bytes = page.forms[wanted];
  // A page too small to compress exists only as it is.
  return bytes === undefined
    ? ({ encoding: 'identity', bytes: page.forms.identity } as const)
    : { encoding: wanted, bytes };
}
