import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapeHtml } from '@portal/domain/ground/formats/escape-html';
import { LOCALES } from '@portal/domain/ground/formats/locales';
import { EMPTY_PAGE } from '@portal/domain/ground/pages/site-pages';
import { LANGUAGES, type Language } from '@portal/domain/ground/people/languages';
import { brandHead } from '@portal/web/build/brand-head';
import { readManifest } from '@portal/web/build/manifest';
import type { PageBrand } from '@portal/web/build/read-brand';
import type { PrerenderedPage, prerenderPages, SITE_PAGES } from '../src/app/prerender/prerender-entry.tsx';
import { START_FAILURE_ID } from '../src/app/reporting/show-start-failure.ts';
import { KEEP_PLACE_OF_REMINDER } from '../src/early/keep-place-of-reminder.ts';
import { EARLY_MANIFEST, EARLY_SOURCE } from './early-files.ts';
import { type BuiltFiles, broughtLater, broughtNow, withFiles } from './page-head.ts';

type PrerenderModule = {
  prerenderPages: typeof prerenderPages;
  SITE_PAGES: typeof SITE_PAGES;
};

/** Inside `dist`; servers never serve dot files. */
export const RENDERER_FOLDER = '.renderer';

/** The only inline script: the policy lists its hash. */
const ALLOWED_SCRIPT = `<script>${KEEP_PLACE_OF_REMINDER}</script>`;

/** Whatever `script-src 'self'; style-src 'self'` would block. */
const FORBIDDEN: readonly [pattern: RegExp, what: string][] = [
  [/\sstyle=/, 'a style attribute'],
  [/<style[\s>]/, 'a style element'],
  [/<script(?![^>]*\ssrc=)/, 'an inline script'],
  [/\son[a-z]+="/, 'an inline event handler'],
];

type Rendering = { dist: string; output: string; brand: PageBrand };

/**
 * Writes every public page in each language, and the frame of the pages signed-in people start at, in a dealer's wording to
 * `<output>/<language>/<page>.html`; beside them an empty `app.html` for all other addresses, `pages.json`, which tells the
 * server every address pattern of the application and its page, and `brand.json`, which says whose pages they are. Throws if
 * a page would break our Content-Security-Policy. Returns the number of pages.
 */
export async function renderPages({ dist, output, brand }: Rendering): Promise<number> {
  const renderer = pathToFileURL(join(dist, RENDERER_FOLDER, 'prerender-entry.js')).href;
  const module: PrerenderModule = await import(renderer);
  const built = await readBuilt(dist);
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  let written = 0;
  for (const language of LANGUAGES) {
    const folder = join(output, language);
    await mkdir(folder, { recursive: true });
    const pages = await module.prerenderPages(language, brand.words);
    for (const page of pages) {
      await writeFile(
        join(folder, `${page.name}.html`),
        checked(page.name, brandHead(fill(template, page, language, built), brand)),
      );
    }
    await writeFile(
      join(folder, `${EMPTY_PAGE}.html`),
      checked(EMPTY_PAGE, brandHead(fillShell(template, pages, language, built), brand)),
    );
    written = pages.length;
  }
  await writeFile(join(output, 'pages.json'), JSON.stringify(module.SITE_PAGES, null, 2));
  await writeFile(join(output, 'brand.json'), JSON.stringify(brand));
  return written;
}

async function readBuilt(dist: string): Promise<BuiltFiles> {
  const early = (await readManifest(dist, EARLY_MANIFEST))[EARLY_SOURCE];
  if (early === undefined) {
    throw new Error(`The build has no ${EARLY_SOURCE}`);
  }
  return { early: early.file, manifest: await readManifest(dist) };
}

function fill(template: string, page: PrerenderedPage, language: Language, built: BuiltFiles): string {
  const attributes = ` data-prerendered="${page.name}" data-language="${language}"${page.isFrame ? ' data-frame=""' : ''}`;
  const application = broughtLater(built, page, language);
  const first = page.isFrame ? [ALLOWED_SCRIPT] : [];
  const filled = withHead(withFiles(template, built, application, first), page, language).replace(
    '<div id="root"></div>',
    () => `<div id="root"${attributes}>${page.html}</div>`,
  );
  return page.isFrame ? withStartFailure(filled, page) : filled;
}

function fillShell(
  template: string,
  pages: readonly PrerenderedPage[],
  language: Language,
  built: BuiltFiles,
): string {
  const [page] = pages;
  if (page === undefined) {
    throw new Error('The route table names no page to prerender');
  }
  const whole = withFiles(template, built, broughtNow(built, language));
  return withStartFailure(withHead(whole, { ...page, title: page.siteTitle }, language), page);
}

/** Shown when the application cannot start and the page has nothing to read without it. */
function withStartFailure(html: string, { startFailure }: PrerenderedPage): string {
  const { title, reload, phone, phoneHref } = startFailure;
  const failure = `<h1>${escapeHtml(title)}</h1><p><a href="">${escapeHtml(reload)}</a></p><p><a href="${escapeHtml(phoneHref)}">${escapeHtml(phone)}</a></p>`;
  return html.replace(
    '</body>',
    () =>
      `  <template id="${START_FAILURE_ID}"><main class="start-failure">${failure}</main></template>\n  </body>`,
  );
}

function withHead(template: string, page: PrerenderedPage, language: Language): string {
  return template
    .replace(/<html lang="[^"]*"/, `<html lang="${LOCALES[language]}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_match, start: string) => start + escapeHtml(page.description),
    )
    .replace(
      '<body>',
      () => `<body>\n    <noscript><p class="no-script">${escapeHtml(page.noScript)}</p></noscript>`,
    );
}

function checked(name: string, html: string): string {
  for (const [pattern, what] of FORBIDDEN) {
    if (pattern.test(html.replace(ALLOWED_SCRIPT, ''))) {
      throw new Error(
        `The prerendered page ${name} contains ${what}, which the Content-Security-Policy refuses`,
      );
    }
  }
  return html;
}
