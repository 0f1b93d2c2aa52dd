import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { BRAND_PATHS } from '@portal/domain/ground/brand/brand-paths';
import { colourRules } from '@portal/domain/ground/brand/colour-rules';
import { webManifest } from '@portal/domain/ground/brand/web-manifest';
import { escapeHtml } from '@portal/domain/ground/formats/escape-html';
import { LANGUAGES, type Language } from '@portal/domain/ground/people/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Brand } from '../../brand/load-brand.ts';
import type { Config } from '../../config/config.ts';
import { sha256Hex } from '../../crypto/new-token.ts';
import type { Deps } from '../../deps.ts';
import { chooseLanguage } from '../../language/choose-language.ts';
import { isMatch } from '../is-match.ts';
import { documentHeaders, outsideToolsMeta } from './outside-tools-meta.ts';
import { pagesOfBrand } from './pages-of-brand.ts';
import { isPage, pathOf, sendNoBuild, sendPage } from './send-page.ts';
import { loadSitePages, type SitePage } from './site-pages.ts';

export const SITE_DIST = fileURLToPath(new URL('../../../../../investor/dist/', import.meta.url));

/** Files below it carry a hash of their content in their name. */
const HASHED = '/assets/';
export const HASHED_CACHE = 'public, max-age=31536000, immutable';
/** Pictures of deals, icons: they keep their names, so a day. */
const NAMED_CACHE = 'public, max-age=86400';

/** A page of the build, about to be sent. */
export type PageToDraw = { name: string; path: string; language: Language; built: SitePage };
/** The page with everybody's shared content drawn into it; null if it stays as built. */
export type DrawInto = (page: PageToDraw) => Promise<SitePage | null>;

type SiteConfig = Pick<Config, 'brand' | 'sentryDsn' | 'stage' | 'outsideTools'>;

/**
 * Serves the built investor application: files as they were compressed at build, pages in the language of the cookie `language`,
 * else of the browser, and the empty application for every other address it has a page for. For any other the application says so
 * itself, and the answer is 404.
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
    const language = languageAsked(request.url) ?? chooseLanguage(request.headers);
    const found = findPage(path, language);
    const { name, page: built } = found;
    reply.headers(documentHeaders(config, name));
    // What an address of a frame asks for beyond its page only the application knows to show; public pages show the same.
    const isLeft = request.url.includes('?') && isFrame(built);
    const drawn = isLeft ? null : await drawInto({ name, path, language, built });
    const page = drawn ?? built;
    return sendPage(request, reply, { ...found, page, language });
  });
}

/** The language that a link asks for (`?lang=fr`), as whoever shares it chose. */
function languageAsked(url: string): Language | undefined {
  const [, asked] = /[?&]lang=(\w+)/.exec(url) ?? [];
  return LANGUAGES.find((language) => language === asked);
}

/** True for what stands around a signed-in person's page until the application runs. */
function isFrame({ forms }: SitePage): boolean {
  return forms.identity.includes(' data-frame=""');
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

/** Checked at each visit: a replaced folder shows at once. */
const CACHE = 'no-cache';
const TAG_LENGTH = 27;

/** Hands out what belongs to the dealer: pictures, colours, and the manifest in the language of the visitor. */
function serveBrand(app: FastifyInstance, brand: Brand): void {
  const picture = (name: string) => {
    const bytes = readFileSync(join(brand.folder, name));
    return () => bytes;
  };
  const manifest = (request: FastifyRequest) => {
    const words = brand.words[chooseLanguage(request.headers)];
    return Buffer.from(JSON.stringify(webManifest(words, brand.colours)));
  };
  const colours = Buffer.from(colourRules(brand.colours));
  serve(app, BRAND_PATHS.mark, 'image/svg+xml', picture('mark.svg'));
  serve(app, BRAND_PATHS.favicon, 'image/svg+xml', picture('favicon.svg'));
  serve(app, BRAND_PATHS.colours, 'text/css; charset=utf-8', () => colours);
  serve(app, BRAND_PATHS.manifest, 'application/manifest+json; charset=utf-8', manifest);
}

function serve(
  app: FastifyInstance,
  path: string,
  type: string,
  bytesFor: (request: FastifyRequest) => Buffer,
): void {
  app.get(path, (request, reply) => {
    const bytes = bytesFor(request);
    const etag = `"${sha256Hex(bytes).slice(0, TAG_LENGTH)}"`;
    reply.header('cache-control', CACHE).header('etag', etag).header('vary', 'cookie, accept-language');
    return isMatch(request.headers['if-none-match'], etag)
      ? reply.code(304).send()
      : reply.type(type).send(bytes);
  });
}
