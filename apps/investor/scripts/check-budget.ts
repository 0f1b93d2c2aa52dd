import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { brotliOf } from '@portal/web/build/compress';

/** Thousands of bytes, as the server sends them (brotli). */
type Budget = {
  /** The page's file below `dist/prerendered/<language>`. */
  page: string;
  /** All the JavaScript that loads before anybody does anything. */
  scriptsKb: number;
};

export const BUDGETS: readonly Budget[] = [
  { page: 'home', scriptsKb: 60 },
  { page: 'landing', scriptsKb: 60 },
  { page: 'deal-entry', scriptsKb: 60 },
  { page: 'login', scriptsKb: 130 },
  { page: 'register', scriptsKb: 130 },
  { page: 'marketplace', scriptsKb: 188 },
  { page: 'deal', scriptsKb: 205 },
  { page: 'wizard', scriptsKb: 220 },
];
/** Weight of the application on pages that show before it loads. */
const BROUGHT_LATER_KB = 200;
const FONTS_KB = 45;
/** A classic script blocks the first paint, so none is allowed. */
const HOLDING_SCRIPTS_MAX = 0;
/** Scripts in the HTML itself: only the one that catches clicks before the application loads. */
const SCRIPTS_IN_PAGE_MAX = 1;
/** Everything a page requests until its application runs: on a slow connection each request is another round trip. */
const SCRIPTS_ASKED_MAX = 24;
const STYLES_MAX = 1;

/** What a built page costs, counted from its HTML: a browser requests exactly what is listed there. */
export type PageCost = {
  page: string;
  language: string;
  scriptsKb: number;
  laterKb: number;
  fontsKb: number;
  holdingScripts: number;
  scriptsInPage: number;
  scriptsAsked: number;
  styles: number;
};

/** Weighs the built pages and throws if one is over its budget. Returns their costs. */
export async function checkBudget(dist: string): Promise<PageCost[]> {
  const costs = await Promise.all(
    LANGUAGES.flatMap((language) => BUDGETS.map(({ page }) => costOf(dist, page, language))),
  );
  const broken = costs.flatMap(brokenRules);
  if (broken.length > 0) {
    throw new Error(`Pages are heavier than promised:\n${broken.join('\n')}`);
  }
  return costs;
}

function brokenRules(cost: PageCost): string[] {
  const budget = BUDGETS.find(({ page }) => page === cost.page)?.scriptsKb ?? 0;
  const rules: [is: number, max: number, what: string][] = [
    [cost.scriptsKb, budget, 'kB of scripts'],
    [cost.laterKb, BROUGHT_LATER_KB, 'kB of scripts that come later'],
    [cost.fontsKb, FONTS_KB, 'kB of fonts'],
    [cost.holdingScripts, HOLDING_SCRIPTS_MAX, 'scripts that hold up its first paint'],
    [cost.scriptsInPage, SCRIPTS_IN_PAGE_MAX, 'scripts in the page'],
    [cost.scriptsAsked, SCRIPTS_ASKED_MAX, 'scripts asked for'],
    [cost.styles, STYLES_MAX, 'style sheets'],
  ];
  return rules
    .filter(([is, max]) => is > max)
    .map(([is, max, what]) => `${cost.language}/${cost.page}: ${is} ${what}, at most ${max}`);
}

async function costOf(dist: string, page: string, language: string): Promise<PageCost> {
  const html = await readFile(join(dist, 'prerendered', language, `${page}.html`), 'utf8');
  // Fonts are already compressed.
  const weigh = async (
    files: readonly string[],
    compress: (file: Buffer) => Promise<Buffer> | Buffer = brotliOf,
  ) => {
    const sizes = await Promise.all(files.map(async (file) => compress(await readFile(join(dist, file)))));
    return Number((sizes.reduce((sum, { byteLength }) => sum + byteLength, 0) / 1000).toFixed(1));
  };
  const application = /<meta name="application" content="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  // A page for signed-in people requests the application as soon as it is on screen.
  const comesAtOnce = /<div id="root"[^>]* data-frame/.test(html);
  const inPage = [
    ...filesIn(html, SCRIPT),
    ...filesIn(html, /<link rel="modulepreload"[^>]* href="([^"]+)"/g),
  ];
  const fonts = filesIn(html, /<link rel="preload" as="font"[^>]* href="([^"]+)"/g);
  return {
    page,
    language,
    scriptsKb: await weigh([...inPage, ...(comesAtOnce ? application : [])]),
    laterKb: await weigh(comesAtOnce ? [] : application),
    fontsKb: await weigh(fonts, (font) => font),
    holdingScripts: filesIn(html, /<script(?![^>]* type="module")[^>]* src="([^"]+)"/g).length,
    scriptsInPage: inPage.length,
    scriptsAsked: new Set([...inPage, ...application]).size,
    styles: filesIn(html, /<link rel="stylesheet" href="([^"]+)"/g).length,
  };
}

const SCRIPT = /<script[^>]* src="([^"]+)"/g;

function filesIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, file]) => file ?? '').filter((file) => file !== '');
}
