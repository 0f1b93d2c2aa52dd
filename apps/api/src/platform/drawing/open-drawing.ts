import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { escapeHtml } from '@portal/domain/ground/formats/escape-html';
import type { Language } from '@portal/domain/ground/people/languages';
import {
  type DrawnContent,
  PAGE_CONTENT_ID,
  type PageContent,
} from '@portal/domain/offering/deals/page-content.wire';
import type { Config } from '../config/config.ts';
import { sha256Hex } from '../crypto/new-token.ts';
import type { Deps } from '../deps.ts';
import { type DrawInto, type PageToDraw, SITE_DIST } from '../http/pages/serve-site.ts';
import type { SitePage } from '../http/pages/site-pages.ts';
import { PageDrawer } from './page-drawer.ts';

/** What everybody may see of the page at an address; null where there is nothing. */
export type ReadContent = (page: {
  path: string;
  language: Language;
}) => Promise<Omit<PageContent, 'drawnAt'> | null>;
/** By the names of pages in the application's route table. */
export type PageContents = Readonly<Record<string, ReadContent>>;

type Needed = Pick<Deps, 'log' | 'clock'> & { config: Pick<Config, 'brand'> };

const RENDERER = join(SITE_DIST, '.renderer', 'prerender-entry.js');
/** A page is not held up for longer: it then comes as it was built, and fetches for itself. */
const PATIENCE_MS = 1_000;
/** Days until a deal closes are counted from the drawing. What cannot be drawn is not tried again before: it may have cost the thread. */
const AGE_MAX_MS = 60_000;
/** Some 150 kB each; the oldest gives way. */
const KEPT_MAX = 60;

type Kept = { drawnFrom: string; drawnAt: number; page: Promise<SitePage> };

/**
 * Draws into pages what is the same for everybody, so that it stands on the screen before any script runs. What is shown is read
 * for each visit, as visitors may see it, and drawn again only when it has changed. Where it cannot be read or drawn the page
 * is sent as it was built; so is every page where the application is not built.
 */
export function openDrawing(
  deps: Needed,
  contents: PageContents,
  { renderer = RENDERER, patienceMs = PATIENCE_MS }: { renderer?: string; patienceMs?: number } = {},
): { drawInto: DrawInto; close: () => Promise<void> } {
  if (!existsSync(renderer)) {
    return { drawInto: async () => null, close: async () => undefined };
  }
  const { words } = deps.config.brand;
  const drawer = new PageDrawer({ renderer: pathToFileURL(renderer).href, words });
  const kept = new Map<string, Kept>();

  async function draw(content: Omit<PageContent, 'drawnAt'>, page: PageToDraw): Promise<SitePage> {
    const { path, language, built } = page;
    const id = `${language} ${path}`;
    const drawnFrom = JSON.stringify([built.etag, content]);
    const drawnAt = deps.clock.now().getTime();
    const known = kept.get(id);
    if (known?.drawnFrom === drawnFrom && drawnAt - known.drawnAt < AGE_MAX_MS) {
      return known.page;
    }
    const whole = { ...content, drawnAt };
    const drawing = drawer.draw({ address: path, language, content: whole });
    if (drawing === null) {
      throw new Error('too many pages wait to be drawn');
    }
    const drawn = drawing.then((result) => withContent(built, result, whole));
    kept.delete(id);
    kept.set(id, { drawnFrom, drawnAt, page: drawn });
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT_MAX && oldest !== undefined) {
      kept.delete(oldest);
    }
    return drawn;
  }

  return {
    drawInto: async (page) => {
      const read = contents[page.name];
      if (read === undefined) {
        return null;
      }
      const drawn = read(page)
        .then((content) => (content === null ? null : draw(content, page)))
        .catch((error: unknown) => {
          deps.log.warn({ error, page: page.name }, 'a page is sent without its content');
          return null;
        });
      return Promise.race([drawn, wait(patienceMs, null, { ref: false })]);
    },
    close: () => drawer.close(),
  };
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page is redrawn with each order, so compression has to be fast, not the best possible. */
const BROTLI_QUALITY = 5;
const TAG_LENGTH = 27;
const ROOT = /(<div id="root"[^>]*>).*<\/div>/s;
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>/;

/** The built page with what was drawn in place of its frame, and what it was drawn from, in all encodings. */
async function withContent(
  built: SitePage,
  { html, title, description }: DrawnContent,
  content: PageContent,
): Promise<SitePage> {
  const page = built.forms.identity
    .toString()
    .replace(TITLE, () => `<title>${escapeHtml(title)}</title>`)
    .replace(DESCRIPTION, (before) => (description === null ? before : aboutIt(title, description)))
    .replace(ROOT, (_frame, root: string) => `${root}${html}</div>\n    ${dataOf(content)}`);
  const identity = Buffer.from(page);
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gzipped(identity),
  ]);
  return { etag: sha256Hex(identity).slice(0, TAG_LENGTH), forms: { identity, br, gzip: gz } };
}

/** What a search engine and a message with the link say of it. */
function aboutIt(title: string, description: string): string {
  const [name, text] = [escapeHtml(title), escapeHtml(description)];
  return `<meta name="description" content="${text}"><meta property="og:type" content="website"><meta property="og:title" content="${name}"><meta property="og:description" content="${text}">`;
}

/** Data, which no browser runs: the Content-Security-Policy lets it be. No text of it can end the element. */
function dataOf(content: PageContent): string {
  const json = JSON.stringify(content).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${PAGE_CONTENT_ID}">${json}</script>`;
}
