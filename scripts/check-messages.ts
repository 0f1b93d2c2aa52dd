import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compareLanguages } from '../packages/messages/src/parity/compare-languages.ts';
import { flattenTexts, type TextMap } from '../packages/messages/src/parity/flatten-texts.ts';
import { capitalProblems } from '../packages/messages/src/parity/french-capitals.ts';
import { gradedTexts, hardTextProblems, WORST_SHOWN } from '../packages/messages/src/parity/hard-texts.ts';
import { findKeyMentions, usageProblems } from '../packages/messages/src/parity/key-usage.ts';
import { promiseProblems } from '../packages/messages/src/parity/promise-problems.ts';
import { promisingKeys } from '../packages/messages/src/parity/promising-keys.ts';
import { termProblems } from '../packages/messages/src/parity/terms.ts';
import { typographyProblems } from '../packages/messages/src/parity/typography.ts';
import { DYNAMIC_MESSAGE_KEYS } from './dynamic-message-keys.ts';
import { HARD_ON_PURPOSE } from './hard-on-purpose.ts';
import { MAILS_PROMISES } from './promises/mails-promises.ts';
import { ORDERS_PROMISES } from './promises/orders-promises.ts';
import { PAPERS_PROMISES } from './promises/papers-promises.ts';
import { PEOPLE_PROMISES } from './promises/people-promises.ts';
import { SAME_ON_PURPOSE } from './same-on-purpose.ts';
import { ROOT } from './tooling/project.mjs';

const SOURCES = [
  'apps/*/src/**/*.{ts,tsx}',
  'apps/*/scripts/**/*.ts',
  'packages/{domain,web}/src/**/*.{ts,tsx}',
  'packages/messages/src/*.ts',
];

/** The blocks of one language, as dotted keys. A file holds one block, named as its export; `index.ts` and `namespaces.ts` only gather them. */
async function loadTexts(language: 'en' | 'fr'): Promise<TextMap> {
  const texts = new Map<string, string>();
  for (const file of globSync(`packages/messages/src/${language}/*.ts`, { cwd: ROOT }).sort()) {
    if (['index.ts', 'namespaces.ts'].includes(basename(file))) {
      continue;
    }
    const module: Record<string, unknown> = await import(join(ROOT, file));
    const exported = Object.entries(module);
    const [block] = exported;
    if (block === undefined || exported.length !== 1) {
      throw new Error(`${file} must export one block of texts, and exports ${exported.length} things`);
    }
    for (const [key, text] of flattenTexts(...block)) {
      texts.set(key, text);
    }
  }
  return texts;
}

function usageInSources(texts: TextMap): string[] {
  const blocks = new Set([...texts.keys()].map((key) => key.slice(0, key.indexOf('.'))));
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const mentions = files.map((file) => findKeyMentions(readFileSync(join(ROOT, file), 'utf8'), blocks));
  return usageProblems(texts, mentions, DYNAMIC_MESSAGE_KEYS);
}

/** What a check of single texts finds in a language. */
function found(language: 'en' | 'fr', texts: TextMap, check: (text: string) => string[]): string[] {
  return [...texts].flatMap(([key, text]) =>
    check(text).map((problem) => `${key}: in ${language}, ${problem}`),
  );
}

/** With `--worst`: the hardest of each language with their grades, on purpose or not. */
function showWorst(language: 'en' | 'fr', texts: TextMap): void {
  for (const { key, grade } of gradedTexts(language, texts).slice(0, WORST_SHOWN)) {
    console.log(`${language} ${grade.toFixed(1).padStart(4)} ${key}`);
  }
}

/** What texts say of the dealer is there in every brand's folder, in both languages. */
function unknownOfTheDealer(texts: TextMap): string[] {
  const known = Object.keys(JSON.parse(readFileSync(join(ROOT, 'brand/northline/en.json'), 'utf8')));
  return [...texts].flatMap(([key, text]) =>
    [...text.matchAll(/\$t\(([^)]*)\)/g)].flatMap(([, named = '']) =>
      known.includes(named.replace(/^brand\./, '')) ? [] : [`${key}: no brand says ${named}`],
    ),
  );
}

const PROMISES = [PAPERS_PROMISES, MAILS_PROMISES, ORDERS_PROMISES, PEOPLE_PROMISES];

/** Whether a module, named with what it exports as `path#name`, is on disk and exports it. */
function isThere(keeper: string): boolean {
  const [path = '', name = ''] = keeper.split('#');
  const file = join(ROOT, path);
  const exported = new RegExp(`^export (?:async )?(?:function|const|type|class) ${name}\\b`, 'mu');
  const gathered = new RegExp(`^export \\{[^}]*\\b${name}\\b`, 'mu');
  const code = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return exported.test(code) || gathered.test(code);
}

const english = await loadTexts('en');
const french = await loadTexts('fr');
const problems = [
  ...compareLanguages(english, french, SAME_ON_PURPOSE),
  ...promiseProblems(promisingKeys({ en: english, fr: french }), PROMISES, isThere),
  ...found('en', english, (text) => typographyProblems('en', text)),
  ...found('fr', french, (text) => typographyProblems('fr', text)),
  ...found('en', english, (text) => termProblems('en', text)),
  ...found('fr', french, (text) => termProblems('fr', text)),
  ...found('fr', french, capitalProblems),
  ...usageInSources(english),
  ...unknownOfTheDealer(english),
  ...unknownOfTheDealer(french),
  ...hardTextProblems({ en: english, fr: french }, HARD_ON_PURPOSE),
];
if (process.argv.includes('--worst')) {
  showWorst('en', english);
  showWorst('fr', french);
}
for (const problem of problems) {
  console.error(`✗ ${problem}`);
}
console.log(`${english.size} texts in two languages, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
