import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES } from '@portal/domain/formats/locales';
import { LANGUAGES, type Language } from '@portal/domain/people/languages';
import { EMPTY_PAGE } from '@portal/domain/wire/site-pages';
import { build } from 'vite';
import type { PrerenderedPage, prerenderPages, SITE_PAGES } from '../src/app/prerender/prerender-entry.tsx';
import { START_FAILURE_ID } from '../src/app/reporting/start-failure.ts';
import { SUPPORT_PHONE_HREF } from '../src/state/paths.ts';
import { type BuiltFiles, broughtLater, broughtNow, withFiles } from './page-head.ts';

type PrerenderModule = {
  prerenderPages: typeof prerenderPages;
  SITE_PAGES: typeof SITE_PAGES;
};

/** What would break under `script-src 'self'; style-src 'self'`. */
const FORBIDDEN: readonly [pattern: RegExp, what: string][] = [
  [/\sstyle=/, 'a style attribute'],
  [/<style[\s>]/, 'a style element'],
  [/<script(?![^>]*\ssrc=)/, 'an inline script'],
  [/\son[a-z]+="/, 'an inline event handler'],
];

type Prerendering = BuiltFiles & { root: string; dist: string };

/**
 * Writes each public page in each language, and the frame of those that a signed-in person begins at, to
 * `dist/prerendered/<language>/<page>.html`, an empty `app.html` beside them for all other addresses, and
 * `dist/prerendered/pages.json`, which tells the server every pattern of address that the application knows, and which page
 * belongs to it. Fails when a page would not pass our Content-Security-Policy.
 */
export async function prerender({ root, dist, ...built }: Prerendering): Promise<number> {
  const output = join(root, 'node_modules/.cache/prerender');
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: 'src/app/prerender/prerender-entry.tsx',
      outDir: output,
      emptyOutDir: true,
      manifest: false,
    },
  });
  const module: PrerenderModule = await import(pathToFileURL(join(output, 'prerender-entry.js')).href);
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  let written = 0;
  for (const language of LANGUAGES) {
    const folder = join(dist, 'prerendered', language);
    await mkdir(folder, { recursive: true });
    const pages = await module.prerenderPages(language);
    for (const page of pages) {
      await writeFile(
        join(folder, `${page.name}.html`),
        checked(page.name, fill(template, page, language, built)),
      );
    }
    await writeFile(
      join(folder, `${EMPTY_PAGE}.html`),
      checked(EMPTY_PAGE, fillShell(template, pages, language, built)),
    );
    written = pages.length;
  }
  await writeFile(join(dist, 'prerendered/pages.json'), JSON.stringify(module.SITE_PAGES, null, 2));
  await rm(output, { recursive: true });
  return written;
}

function fill(template: string, page: PrerenderedPage, language: Language, built: BuiltFiles): string {
  const attributes = page.isFrame ? '' : ` data-prerendered="${page.name}" data-language="${language}"`;
  const application = (page.isFrame ? broughtNow : broughtLater)(built, page, language);
  const filled = withHead(withFiles(template, built, application), page, language).replace(
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
  const whole = withFiles(template, built, broughtNow(built, null, language));
  return withStartFailure(withHead(whole, { ...page, title: page.siteTitle }, language), page);
}

/** What stands on the screen when the application cannot start and there is nothing to read without it. */
function withStartFailure(html: string, { startFailure }: PrerenderedPage): string {
  const { title, reload, phone } = startFailure;
  const failure = `<h1>${escapeHtml(title)}</h1><p><a href="">${escapeHtml(reload)}</a></p><p><a href="${SUPPORT_PHONE_HREF}">${escapeHtml(phone)}</a></p>`;
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
    if (pattern.test(html)) {
      throw new Error(
        `The prerendered page ${name} contains ${what}, which the Content-Security-Policy refuses`,
      );
    }
  }
  return html;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
