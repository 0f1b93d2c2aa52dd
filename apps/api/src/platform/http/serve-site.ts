import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { escapeHtml } from '@portal/domain/ground/formats/escape-html';
import type { Language } from '@portal/domain/ground/people/languages';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/env.ts';
import type { Deps } from '../deps.ts';
import { chooseLanguage } from '../language/choose-language.ts';
import { documentHeaders, outsideToolsMeta } from './outside-tools-page.ts';
import { pagesOfBrand } from './pages-of-brand.ts';
import { isPage, pathOf, sendNoBuild, sendPage } from './send-page.ts';
import { serveBrand } from './serve-brand.ts';
import { loadSitePages, type SitePage } from './site-pages.ts';

export const SITE_DIST = fileURLToPath(new URL('../../../../investor/dist/', import.meta.url));

/** Files below it carry a hash of their content in their name. */
const HASHED = '/assets/';
export const HASHED_CACHE = 'public, max-age=31536000, immutable';
/** Pictures of deals, icons: they keep their names, so a day. */
const NAMED_CACHE = 'public, max-age=86400';

/** A page of the build, about to be sent. */
export type PageToDraw = { name: string; path: string; language: Language; built: SitePage };
/** The page with what is the same for everybody drawn into it; null where it stays as it was built. */
export type DrawInto = (page: PageToDraw) => Promise<SitePage | null>;

type SiteConfig = Pick<Config, 'brand' | 'sentryDsn' | 'stage' | 'outsideTools'>;

/**
 * Serves the built investor application: files as they were compressed at build, pages in the language of the cookie
 * `language`, else of the browser, and the empty application for every other address that it has a page for. Where there is
 * none it says so itself, and the answer is 404.
 */
export async function serveSite(
  app: FastifyInstance,
  { log, config }: Pick<Deps, 'log'> & { config: SiteConfig },
  drawInto: DrawInto,
  dist: string = SITE_DIST,
): Promise<void> {
  serveBrand(app, config.brand);
  const pages = await pagesOfBrand(dist, config.brand);
  if (pages === undefined) {
    log.warn('the investor application is not built: npm run build');
    app.get('/*', (request, reply) => (isPage(request) ? sendNoBuild(reply) : reply.callNotFound()));
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
  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (isFile(path)) {
      return reply.sendFile(path);
    }
    if (!isPage(request)) {
      return reply.callNotFound();
    }
    const language = chooseLanguage(request.headers);
    const found = findPage(path, language);
    const { name, page: built } = found;
    reply.headers(documentHeaders(config, name));
    // What an address asks for beyond its page only the application knows to show.
    const drawn = request.url.includes('?') ? null : await drawInto({ name, path, language, built });
    const page = drawn ?? built;
    return sendPage(request, reply, { ...found, page, language });
  });
}

/** Tells pages where to report faults to; pages of a portal that reports nowhere are served as they were built. */
function reportsMeta({ sentryDsn, stage }: Pick<Config, 'sentryDsn' | 'stage'>): string {
  return sentryDsn === undefined
    ? ''
    : `<meta name="error-reports" content="${escapeHtml(sentryDsn)}" data-stage="${stage}">`;
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
