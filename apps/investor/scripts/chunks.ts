import { fileURLToPath } from 'node:url';

type ModuleInfo = { importedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

/** Modules of others that every page needs, in one long-lived file: it changes with the lock file, not with our code. */
const FOUNDATION =
  /node_modules\/(react|react-dom|scheduler|react-router|@reduxjs\/toolkit|redux|immer|reselect|redux-thunk|react-redux|use-sync-external-store|redux-persist|i18next|react-i18next)\//;
/** Texts that are always asked for together: one file a language instead of ten. */
const PROFILE_TEXTS = /packages\/messages\/src\/(en|fr)\/kyc[a-z-]*\.ts$/;
/** What opens over a page: dialogs, menus, lists to choose from. Heavy, and on no page's first look. */
const OVERLAYS =
  /(react-aria|react-stately)\/dist\/private\/(overlays|dialog|selection|collections|menu|listbox|combobox|select|tree|list|autocomplete|searchfield)\/|react-aria-components\/dist\/private\/(Dialog|Modal|Menu|ListBox|ComboBox|Popover|Collection|Header|Separator|Autocomplete)|packages\/web\/src\/(ui\/(dialog|combo-box)|session\/)|apps\/investor\/.*(-dialog|user-menu-list)\.tsx/;
/** Answers in view and files to send, with what only they and what opens over a page need: on the pages of an order and a profile. */
const ANSWERS =
  /react-aria\/dist\/private\/(focus\/FocusScope|radio\/)|react-stately\/dist\/private\/radio\/|react-aria-components\/dist\/private\/RadioGroup|packages\/web\/src\/ui\/(radio-group|file-drop|file-row)/;
/** A few lines each, which must not draw what else uses them along. */
const SMALL_PARTS =
  /packages\/domain\/src\/(ground\/(formats|money|errors|people)|offering\/deals)\/(?!.*\.wire\.ts)|packages\/web\/src\/((look|page)\/)?[a-z-]+\.ts$|packages\/web\/src\/form\/(field-id|file-rules|read-number|whole-date)\.ts$/;
const FORMS = /node_modules\/react-hook-form\/|packages\/web\/src\/form\/(apply|issues|use-error|use-field)/;
/** What an order is made of: much used by some pages, never by the first ones. How it is paid, and the form library, come with the steps that need them. */
const ORDERS =
  /packages\/domain\/src\/((order\/trades|money\/payments|client\/kyc)\/|order\/wizard\/next-action\.)|\.wire\.ts$|apps\/investor\/src\/features\/(trades\/(?!pay\/|use-order-form)|portfolio\/|signing\/)/;
/** Names everything of its package, of which a file that imports it uses little; and what the frame imports types and names from. */
const PASSES_ON = /react-aria-components\/dist\/exports\/index|packages\/domain\/src\/.*\.wire\.ts$/;
/** Tools of other companies: on no page of a portal that has none, and shared with the one page that tells of them. */
const OUTSIDE = /features\/outside-tools\/|packages\/domain\/src\/ground\/consent\//;
/** A deal as visitors see it. */
const TEASERS = /features\/home\/(deal|invited|public)/;
const CHECKS = /node_modules\/zod\//;
/** The rows that offer documents: on many pages, and on none of the first. */
const PAPERS = /packages\/web\/src\/ui\/document-row|apps\/investor\/src\/state\/documents\//;
/** The texts of a deal, on its page and in what opens over it: the page must not draw all that opens along. */
const PROSE = /packages\/(domain\/src\/ground\/prose|web\/src\/ui\/prose)/;
/** A word to who lives elsewhere: on the page of a deal, which has no form, and on those that register people by one. */
const ELSEWHERE = /waiting-list\/elsewhere\.tsx|state\/unserved-province/;
/** The way of documents to the portal: a few pages send some, and none before somebody chose one. */
const SENDING = /packages\/web\/src\/api\/(upload|digest-of)\.ts|apps\/investor\/src\/state\/upload\.ts/;
/** Shared by so many pages, a module is on its way to nearly everybody. */
const MANY_PAGES = 4;
const ENTRY = fileURLToPath(new URL('../src/main.tsx', import.meta.url));
/** A file below this costs more by being asked for than by its weight: it joins the one most like it. */
const SMALL_BYTES = 6_000;

/**
 * Few files, by when they are needed: what every page has, and then what the same pages share. By itself the bundler makes
 * a file of each module that two pages share, and a page asks for fifty.
 */
export const CHUNKS = [
  { name: 'foundation', test: FOUNDATION, priority: 80 },
  { name: frameOf, debugName: 'frame', priority: 70 },
  { name: profileTextsOf, debugName: 'texts', priority: 60 },
  { name: 'checks', test: CHECKS, priority: 60 },
  { name: 'outside', test: OUTSIDE, minShareCount: 2, priority: 55 },
  { name: 'parts', test: isLight, minShareCount: MANY_PAGES, priority: 50 },
  { name: 'sending', test: SENDING, minShareCount: 2, priority: 48 },
  { name: 'papers', test: PAPERS, minShareCount: 2, priority: 47 },
  { name: 'prose', test: PROSE, priority: 46 },
  { name: 'elsewhere', test: ELSEWHERE, minShareCount: 2, priority: 46 },
  { name: 'small', test: SMALL_PARTS, minShareCount: 3, priority: 45 },
  { name: 'answers', test: ANSWERS, minShareCount: 2, priority: 42 },
  { name: 'overlays', test: OVERLAYS, priority: 40 },
  { name: 'forms', test: FORMS, priority: 30 },
  { name: 'orders', test: ORDERS, minShareCount: 2, priority: 20 },
  { name: 'teasers', test: TEASERS, minShareCount: 2, priority: 15 },
  {
    name: 'shared',
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: SMALL_BYTES,
    priority: 10,
  },
];

/** Once a build: the bundler asks for each module. */
let known: ReadonlySet<string> | undefined;

/** What the application needs to show any page at all: all that its entry imports, however far. */
function frameOf(id: string, graph: Graph): string | null {
  known ??= importedBy(ENTRY, graph);
  return known.has(id) && id !== ENTRY ? 'frame' : null;
}

function importedBy(entry: string, graph: Graph): Set<string> {
  const found = new Set([entry]);
  for (const id of found) {
    for (const imported of PASSES_ON.test(id) ? [] : (graph.getModuleInfo(id)?.importedIds ?? [])) {
      found.add(imported);
    }
  }
  return found;
}

function isLight(id: string): boolean {
  return [ANSWERS, OVERLAYS, FORMS, ORDERS, PAPERS, SENDING].every((heavier) => !heavier.test(id));
}

function profileTextsOf(id: string): string | null {
  const language = PROFILE_TEXTS.exec(id)?.[1];
  return language === undefined ? null : `texts-kyc-${language}`;
}
