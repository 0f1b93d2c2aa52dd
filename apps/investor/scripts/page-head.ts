import type { Language } from '@portal/domain/ground/people/languages';
import { ENTRY_KEY, filesOf, type Manifest } from '@portal/web/build/manifest';
import { FIRST_FONTS } from './first-fonts.ts';

/** What a page's head can refer to: the application's build and the early script's. */
export type BuiltFiles = { manifest: Manifest; early: string };

/** The part of a route that decides which files it needs. */
export type PageFiles = { name: string; texts: readonly string[]; layout: string | null };

/** The entry tags of Vite's template, removed because every page lists what it needs itself, in its own order. */
const ENTRY_TAGS =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;

/**
 * Fills the template's head: first what painting the page needs, fonts included, then the lines that load the application,
 * so that the page shows before its first script arrives. `first` goes before the styles, whose file it would otherwise wait
 * for.
 */
export function withFiles(
  template: string,
  { manifest }: BuiltFiles,
  application: readonly string[],
  first: readonly string[] = [],
): string {
  const fonts = FIRST_FONTS.map((name) => fontFile(manifest, name)).map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
  );
  const styles = filesOf(manifest, [ENTRY_KEY])
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="/${file}">`);
  const lines = [...first, ...styles, ...fonts, ...application].map((line) => `    ${line}\n`);
  return template.replace(ENTRY_TAGS, '').replace(/ *<\/head>/, () => `${lines.join('')}  </head>`);
}

/** For pages that show before the application: one small script, which loads the rest when it is wanted. */
export function broughtLater(built: BuiltFiles, page: PageFiles, language: Language): string[] {
  const files = scriptsOf(built.manifest, page, language).map((file) => `/${file}`);
  return [
    `<meta name="application" content="${files.join(' ')}">`,
    `<script type="module" async src="/${built.early}"></script>`,
  ];
}

/** For all other addresses: the application itself, with everything its frame is made of. */
export function broughtNow(built: BuiltFiles, language: Language): string[] {
  const files = scriptsOf(built.manifest, null, language);
  const entry = files.at(-1);
  return [
    `<script type="module" src="/${entry}"></script>`,
    ...files.slice(0, -1).map((file) => `<link rel="modulepreload" href="/${file}">`),
  ];
}

/** The application files a page starts with, each after its dependencies, the entry last. */
export function scriptsOf(manifest: Manifest, page: PageFiles | null, language: Language): string[] {
  const keys =
    page === null
      ? [textsKey(language, 'shell')]
      : [
          pageKey(page.name),
          ...(page.layout === null ? [] : [page.layout]),
          ...page.texts.map((block) => textsKey(language, block)),
        ];
  return filesOf(manifest, [...keys, ENTRY_KEY]).filter((file) => file.endsWith('.js'));
}

function fontFile(manifest: Manifest, name: string): string {
  const found = Object.entries(manifest).find(([source]) => source.endsWith(`/fonts/${name}.woff2`));
  if (found === undefined) {
    throw new Error(`No style sheet asks for the font ${name}`);
  }
  return found[1].file;
}

/** Key of a page's file in the manifest. */
function pageKey(name: string): string {
  return `src/app/pages/${name}-page.tsx`;
}

/** Key of a block's file in the manifest. */
function textsKey(language: Language, block: string): string {
  const file = block.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `../../packages/messages/src/${language}/${file}.ts`;
}
