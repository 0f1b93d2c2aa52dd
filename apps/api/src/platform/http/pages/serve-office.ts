import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { brandLines, withBrand } from '@portal/domain/ground/brand/with-brand';
import { escapeHtml } from '@portal/domain/ground/formats/escape-html';
import { LOCALES } from '@portal/domain/ground/formats/locales';
import { addressExpression } from '@portal/domain/ground/pages/site-pages';
import type { Language } from '@portal/domain/ground/people/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../../brand/load-brand.ts';
import { isInstalled } from '../../commands/as-typed.ts';
import type { Config } from '../../config/config.ts';
import type { Deps } from '../../deps.ts';
import { chooseLanguage } from '../../language/choose-language.ts';
import { isPage, pathOf, sendNoBuild, sendPage } from './send-page.ts';
import { HASHED_CACHE } from './serve-site.ts';
import { pageOf } from './site-pages.ts';

const DIST = fileURLToPath(new URL('../../../../../office/dist/', import.meta.url));
const ADDRESSES = Object.values(OFFICE_PAGES).map(addressExpression);

/**
 * Serves the application of the dealer's office: one page for all its addresses, in the dealer's name and colours, with 404 for an
 * unknown address. Its files are next to it, apart from the investors'. `lawFrom` is the day until which the portal looks on, if it does: every page
 * says so.
 */
export async function serveOffice(
  app: FastifyInstance,
  { log, config }: Pick<Deps, 'log'> & { config: Pick<Config, 'brand'> },
  { lawFrom, dist = DIST }: { lawFrom: string | null; dist?: string },
): Promise<void> {
  const template = join(dist, 'index.html');
  if (!existsSync(template)) {
    log.warn("the application of the dealer's office is not built: npm run build");
    serve(app, (request, reply) => (isPage(request) ? sendNoBuild(reply) : reply.callNotFound()));
    return;
  }
  const built = readFileSync(template, 'utf8');
  const pages = {
    en: pageOf(pageOfDealer(built, config.brand, 'en', lawFrom)),
    fr: pageOf(pageOfDealer(built, config.brand, 'fr', lawFrom)),
  };
  await app.register(fastifyStatic, {
    root: join(dist, 'assets'),
    prefix: '/office/assets/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', HASHED_CACHE);
      reply.header('vary', 'accept-encoding');
    },
  });
  serve(app, (request, reply) => {
    if (!isPage(request)) {
      return reply.callNotFound();
    }
    const language = chooseLanguage(request.headers);
    const isKnown = ADDRESSES.some((address) => address.test(pathOf(request)));
    return sendPage(request, reply, { page: pages[language], isKnown, language });
  });
}

function serve(app: FastifyInstance, answer: (request: FastifyRequest, reply: FastifyReply) => unknown) {
  app.get('/office', answer);
  app.get('/office/*', answer);
}

function pageOfDealer(
  template: string,
  { words, colours }: Brand,
  language: Language,
  lawFrom: string | null,
): string {
  // The colours are linked even if they are the kit's own: only the build knows what the kit has.
  const page = withBrand(template, brandLines({ ...words, colours }, false));
  return page
    .replace(
      /<html lang="[^"]*"/,
      `<html lang="${LOCALES[language]}"${isInstalled() ? ' data-installed' : ''}${lawFrom === null ? '' : ` data-law-from="${lawFrom}"`}`,
    )
    .replace('<title></title>', () => `<title>${escapeHtml(words[language].name)}</title>`);
}
