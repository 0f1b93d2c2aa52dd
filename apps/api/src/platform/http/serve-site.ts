import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { escapeHtml } from '@portal/domain/formats/escape-html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/env.ts';
import type { Deps } from '../deps.ts';
import { chooseLanguage } from '../language/choose-language.ts';
import { isMatch } from './is-match.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';
import { documentHeaders, outsideToolsMeta } from './outside-tools-page.ts';
import { pagesOfBrand } from './pages-of-brand.ts';
import { serveBrand } from './serve-brand.ts';
import { type FindPage, loadSitePages, type SitePage } from './site-pages.ts';

const DIST = fileURLToPath(new URL('../../../../investor/dist/', import.meta.url));

/** Files below it carry a hash of their content in their name. */
const HASHED = '/assets/';
const HASHED_CACHE = 'public, max-age=31536000, immutable';
/** Pictures of deals, icons: they keep their names, so a day. */
const NAMED_CACHE = 'public, max-age=86400';
const PAGE_CACHE = 'no-cache';

const NO_BUILD = `The portal has not been built yet.

Stop the server and run "npm start": it builds what is missing. "npm run build" builds only.
The API answers below /api all the same.
`;

type SiteConfig = Pick<Config, 'brand' | 'sentryDsn' | 'stage' | 'outsideTools'>;

/**
 * Serves the built investor application: files as they were compressed at build, pages in the language of the cookie
 * `language`, else of the browser, and the empty application for every other address that it has a page for. Where there is
 * none it says so itself, and the answer is 404.
 */
export async function serveSite(
  app: FastifyInstance,
  { log, config }: Pick<Deps, 'log'> & { config: SiteConfig },
  dist: string = DIST,
): Promise<void> {
  serveBrand(app, config.brand);
  const pages = await pagesOfBrand(dist, config.brand);
  if (pages === undefined) {
    log.warn('the investor application is not built: npm run build');
    app.get('/*', (request, reply) =>
      isPage(request)
        ? reply.code(503).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(NO_BUILD)
        : reply.callNotFound(),
    );
    return;
  }
  const findPage = loadSitePages(
    pages.folder,
    (name) => reportsMeta(config) + outsideToolsMeta(config.outsideTools, name),
  );
  pages.dispose();
  await app.register(fastifyStatic, {
    root: dist,
    serve: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.slice(dist.length - 1).startsWith(HASHED);
      reply.header('cache-control', isHashed ? HASHED_CACHE : NAMED_CACHE);
      reply.header('vary', 'accept-encoding');
    },
  });
  app.get('/*', (request, reply) => {
    const path = pathOf(request);
    if (isFile(path)) {
      return reply.sendFile(path);
    }
    return isPage(request) ? sendPage(request, reply, findPage, config) : reply.callNotFound();
  });
}

/** Tells pages where to report faults to; pages of a portal that reports nowhere are served as they were built. */
function reportsMeta({ sentryDsn, stage }: Pick<Config, 'sentryDsn' | 'stage'>): string {
  return sentryDsn === undefined
    ? ''
    : `<meta name="error-reports" content="${escapeHtml(sentryDsn)}" data-stage="${stage}">`;
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** Files have an extension, pages have none; the pages' own files are reached by their addresses only. */
function isFile(path: string): boolean {
  const extension = extname(path);
  return (
    !path.startsWith('/api/') &&
    extension !== '' &&
    extension !== '.html' &&
    !path.startsWith('/prerendered/')
  );
}

/** True for what a person opens in a browser; a script that asks for JSON gets the API's 404. */
function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const accept = request.headers.accept ?? '*/*';
  return (
    path !== '/api' &&
    !path.startsWith('/api/') &&
    extname(path) === '' &&
    /text\/html|text\/\*|\*\/\*/.test(accept)
  );
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  findPage: FindPage,
  config: SiteConfig,
): FastifyReply {
  const language = chooseLanguage(request.headers);
  const { page, name, isKnown } = findPage(pathOf(request), language);
  const { encoding, bytes } = formOf(page, request.headers['accept-encoding']);
  reply.header('vary', 'cookie, accept-language, accept-encoding').header('content-language', language);
  reply.headers(documentHeaders(config, name));
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
