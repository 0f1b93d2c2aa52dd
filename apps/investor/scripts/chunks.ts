import { fileURLToPath } from 'node:url';

type ModuleInfo = { importedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

/** Third-party modules that every page needs, in one long-lived file that changes with the lock file, not with our code. */
const FOUNDATION =
  /node_modules\/(react|react-dom|scheduler|react-router|@reduxjs\/toolkit|redux|immer|reselect|redux-thunk|react-redux|use-sync-external-store|redux-persist|i18next|react-i18next)\//;
/** Texts that are always requested together: one file per language instead of ten. */
const PROFILE_TEXTS = /packages\/messages\/src\/(en|fr)\/kyc[a-z-]*\.ts$/;
/** Whatever opens over a page: dialogs, menus, pick lists. Heavy, and on no page's first view. */
const OVERLAYS =
  /(react-aria|react-stately)\/dist\/private\/(overlays|dialog|selection|collections|menu|listbox|combobox|select|tree|list|autocomplete|searchfield)\/|react-aria-components\/dist\/private\/(Dialog|Modal|Menu|ListBox|ComboBox|Popover|Collection|Header|Separator|Autocomplete)|packages\/web\/src\/(ui\/(dialog|combo-box)|session\/)|apps\/investor\/.*(-dialog|user-menu-list)\.tsx/;
/** Radio groups and file drops, with what only they and the overlays need: used by the pages of an order and a profile. */
const ANSWERS =
  /react-aria\/dist\/private\/(focus\/FocusScope|radio\/)|react-stately\/dist\/private\/radio\/|react-aria-components\/dist\/private\/RadioGroup|packages\/web\/src\/ui\/(radio-group|file-drop|file-row)/;
/** A few lines each; they must not pull their other users along. */
const SMALL_PARTS =
  /packages\/domain\/src\/(ground\/(formats|money|errors|people)|offering\/deals)\/(?!.*\.wire\.ts)|packages\/domain\/src\/order\/trades\/(payment-methods|trade-on-wire)\.|packages\/web\/src\/((look|page)\/)?[a-z-]+\.ts$|packages\/web\/src\/form\/(field-id|file-rules|read-number)\.ts$|packages\/messages\/src\/(en|fr)\/documents\/titles\.ts$/;
const FORMS = /node_modules\/react-hook-form\/|packages\/web\/src\/form\/(apply|issues|use-error|use-field)/;
/** What the steps with the form library share: merged into a file of other steps, it would bring the library to the first. */
const ORDER_FORMS = /features\/trades\/use-order-form/;
/**
 * Code for orders: heavily used by some pages, never by the first ones. Payment and the form library load with the steps
 * that need them.
 */
const ORDERS =
  /packages\/domain\/src\/((order\/trades|money\/payments|client\/kyc)\/|order\/wizard\/next-action\.)|\.wire\.ts$|apps\/investor\/src\/state\/room-api\.ts|apps\/investor\/src\/features\/(trades\/(?!pay\/|use-order-form)|portfolio\/|signing\/)/;
/** Re-exports a whole package of which an importer uses little, or types and names that the frame imports. */
const PASSES_ON = /react-aria-components\/dist\/exports\/index|packages\/domain\/src\/.*\.wire\.ts$/;
/** Third-party tools: loaded by no page of a portal without any, and shared with the one page that describes them. */
const OUTSIDE = /features\/outside-tools\/|packages\/domain\/src\/ground\/consent\//;
/**
 * What visitors see first: the title with its picture, and deals. Left to the bundler, the title would share a file with
 * small parts of orders and bring their rules to the front page.
 */
const TEASERS = /features\/home\/(hero|deal|how|invited|public)/;
/** The library of schemas, and rules of names that need it. */
const CHECKS =
  /node_modules\/zod\/|packages\/domain\/src\/(ground\/people\/legal-name-field|people\/account\/account-schemas)/;
/** Document rows: on many pages, but none of the first ones. */
const PAPERS = /packages\/web\/src\/ui\/document-row|apps\/investor\/src\/state\/documents\//;
/** Prose of a deal, on its page and in its overlays: the page must not load the overlays for it. */
const PROSE = /packages\/(domain\/src\/ground\/prose|web\/src\/ui\/prose)/;
/**
 * The notice for people who live outside the dealer's provinces: on a deal's page, which has no form, and on the pages that
 * register people with one.
 */
const ELSEWHERE = /waiting-list\/elsewhere\.tsx|state\/unserved-province/;
/** Uploading: few pages do it, and none before a file is chosen. */
const SENDING =
  /packages\/web\/src\/(api\/(upload|digest-of)|form\/use-upload)\.ts|apps\/investor\/src\/state\/upload\.ts/;
/** A few lines that wait; left to the bundler, they share a file with fields, which the first pages would ask for. */
const LATE = /packages\/web\/src\/page\/(use-late-part|when-idle)/;
/** A module shared by this many pages will reach nearly everybody. */
const MANY_PAGES = 4;
const ENTRY = [source('main.tsx')];
/** What a signed-in person looks at first, and the page on which they order. */
const LOOKING = [
  'app/layouts/dashboard-layout.tsx',
  'app/pages/marketplace-page.tsx',
  'app/pages/deal-page.tsx',
].map(source);
const ORDERING = ['app/pages/wizard-page.tsx'].map(source);
/** Below this size a file's request costs more than its weight, so it joins the file most like it. */
const SMALL_BYTES = 6_000;

/**
 * Few files, grouped by when they are needed: first what every page has, then what the same pages share. Left alone, the
 * bundler makes a file of each module that two pages share, and a page requests fifty.
 */
export const CHUNKS = [
  { name: 'foundation', test: FOUNDATION, priority: 80 },
  { name: frameOf, debugName: 'frame', priority: 70 },
  { name: profileTextsOf, debugName: 'texts', priority: 60 },
  // Without what the rules stand on, which pages ask for that check nothing.
  { name: 'checks', test: CHECKS, includeDependenciesRecursively: false, priority: 60 },
  { name: 'outside', test: OUTSIDE, minShareCount: 2, priority: 55 },
  { name: onPages('parts', LOOKING, isLight), debugName: 'parts', minShareCount: MANY_PAGES, priority: 53 },
  {
    name: onPages('fields', ORDERING, isLight),
    debugName: 'fields',
    minShareCount: MANY_PAGES,
    priority: 52,
  },
  { name: 'more-parts', test: isLight, minShareCount: MANY_PAGES, priority: 51 },
  { name: 'sending', test: SENDING, minShareCount: 2, priority: 48 },
  { name: 'papers', test: PAPERS, minShareCount: 2, priority: 47 },
  { name: 'prose', test: PROSE, priority: 46 },
  { name: 'elsewhere', test: ELSEWHERE, minShareCount: 2, priority: 46 },
  { name: 'small', test: SMALL_PARTS, minShareCount: 3, priority: 45 },
  { name: 'answers', test: ANSWERS, minShareCount: 2, priority: 42 },
  { name: 'overlays', test: OVERLAYS, priority: 40 },
  { name: 'forms', test: FORMS, priority: 30 },
  { name: 'order-forms', test: ORDER_FORMS, includeDependenciesRecursively: false, priority: 25 },
  {
    name: onPages('own-order', LOOKING, isForOrders),
    debugName: 'own-order',
    minShareCount: 2,
    priority: 22,
  },
  {
    name: onPages('order-steps', ORDERING, isForOrders),
    debugName: 'order-steps',
    minShareCount: 2,
    priority: 21,
  },
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

/** Everything the entry imports, directly or not: without it no page can show. */
function frameOf(id: string, graph: Graph): string | null {
  return LATE.test(id) || (reaches(ENTRY, id, graph) && !ENTRY.includes(id)) ? 'frame' : null;
}

/** Only what these pages import: whoever looks at them would otherwise wait for every field of every form. */
function onPages(name: string, pages: readonly string[], belongs: (id: string) => boolean) {
  return (id: string, graph: Graph): string | null =>
    belongs(id) && reaches(pages, id, graph) ? name : null;
}

function isForOrders(id: string): boolean {
  return ORDERS.test(id);
}

/** Computed once per build: the bundler asks for every module. */
const known = new Map<readonly string[], ReadonlySet<string>>();

function reaches(from: readonly string[], id: string, graph: Graph): boolean {
  const found = known.get(from) ?? importedBy(from, graph);
  known.set(from, found);
  return found.has(id);
}

function importedBy(from: readonly string[], graph: Graph): Set<string> {
  const found = new Set(from);
  for (const id of found) {
    for (const imported of PASSES_ON.test(id) ? [] : (graph.getModuleInfo(id)?.importedIds ?? [])) {
      found.add(imported);
    }
  }
  return found;
}

function source(path: string): string {
  return fileURLToPath(new URL(`../src/${path}`, import.meta.url));
}

function isLight(id: string): boolean {
  return [ANSWERS, OVERLAYS, FORMS, ORDERS, PAPERS, SENDING, TEASERS].every((heavier) => !heavier.test(id));
}

function profileTextsOf(id: string): string | null {
  const language = PROFILE_TEXTS.exec(id)?.[1];
  return language === undefined ? null : `texts-kyc-${language}`;
}
