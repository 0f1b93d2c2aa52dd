import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './tooling/project.mjs';

const OFFICE = join(ROOT, 'apps/office/src');
const ROUTES = join(OFFICE, 'app/office-routes.tsx');
const TABLES = join(OFFICE, 'app/routes/*-pages.ts');
const NAMESPACES = ['packages/messages/src/en/namespaces.ts', 'packages/messages/src/office-namespaces.ts'];
/** The kit brings its own texts, and the brand those that name the dealer. */
const ALWAYS_THERE = ['ui', 'brand'];

/** @param {string} specifier @param {string} importer the file of the import; a file of this project, or nothing */
function fileOf(specifier, importer) {
  const path = specifier.startsWith('#')
    ? join(OFFICE, specifier.slice(1))
    : specifier.startsWith('@portal/web/')
      ? join(ROOT, 'packages/web/src', specifier.slice('@portal/web/'.length))
      : specifier.startsWith('.')
        ? join(dirname(importer), specifier)
        : '';
  return ['', '.ts', '.tsx']
    .map((ending) => `${path}${ending}`)
    .find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

/**
 * Every file that a page loads, at once or later, with the texts available to it: those of the page and, for what a file shows only
 * within `<InLanguage texts={…}>`, that list too.
 * @param {string} file @param {string[]} there @param {Map<string, string[]>} found
 */
function filesOf(file, there, found = new Map()) {
  if (!found.has(file)) {
    found.set(file, there);
    const source = readFileSync(file, 'utf8').replaceAll(/import type [^;]*;/g, '');
    const [, inLanguage = ''] = /<InLanguage\b[^>]*\btexts=\{(\w+)\}/.exec(source) ?? [];
    for (const [, how = '', specifier = ''] of source.matchAll(/(from|import\()\s*'([^']+)'/g)) {
      const imported = fileOf(specifier, file);
      if (imported !== undefined) {
        const more = how === 'from' || inLanguage === '' ? [] : namesIn(source, inLanguage);
        filesOf(imported, [...there, ...more], found);
      }
    }
  }
  return found;
}

/** The blocks of texts whose keys a source looks up. @param {string} source @param {string[]} blocks */
function blocksIn(source, blocks) {
  const lookedUp = source.matchAll(/\bt\(\s*['"`](\w+)\./g);
  return [...lookedUp].flatMap(([, block = '']) => (blocks.includes(block) ? [block] : []));
}

/** The names in a list, literal or referred to by name, including those of nested lists. @param {string} source @param {string} list @returns {string[]} */
function namesIn(source, list) {
  const items = list.startsWith('[')
    ? list
    : (new RegExp(`const ${list}\\b[^=]*= (\\[[^\\]]*\\])`).exec(source)?.[1] ?? '');
  const inner = [...items.matchAll(/\.\.\.(\w+)/g)].flatMap(([, other = '']) => namesIn(source, other));
  return [...items.matchAll(/'(\w+)'/g)].map(([, item = '']) => item).concat(inner);
}

test('every page of the office brings the texts that it shows', () => {
  const source = [ROUTES, ...globSync(TABLES)].map((file) => readFileSync(file, 'utf8')).join('\n');
  const namespaces = NAMESPACES.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
  const loaded = [...namespaces.matchAll(/^ {2,4}(\w+): async/gm)].map(([, block = '']) => block);
  const blocks = [...new Set(loaded)];
  const first = namesIn(readFileSync(join(OFFICE, 'app/office-texts.ts'), 'utf8'), 'OFFICE_TEXTS');
  const late = [...source.matchAll(/<LatePage texts=\{(\w+)\}>\s*<(\w+)/g)];
  const inTables = source.matchAll(/texts: (\w+|\[[^\]]*\]),\s*Page: lazy\([^']*'[^']+'\)\)\.(\w+)/g);
  const pages = [...late, ...inTables];
  assert.ok(
    blocks.length > 70 && first.length > 2 && pages.length > 18,
    'the files read as they are written',
  );

  for (const [, list = '', page = ''] of pages) {
    const [, specifier = ''] =
      new RegExp(`default: \\(await import\\('([^']+)'\\)\\)\\.${page}\\b`).exec(source) ?? [];
    const start = fileOf(specifier, ROUTES);
    assert.ok(start !== undefined, page);
    const there = [...ALWAYS_THERE, ...first, ...namesIn(source, list)];
    const missing = [...filesOf(start, there)].flatMap(([file, texts]) =>
      blocksIn(readFileSync(file, 'utf8'), blocks)
        .filter((block) => !texts.includes(block))
        .map((block) => `${block} of ${file.slice(ROOT.length + 1)}`),
    );
    assert.deepEqual([...new Set(missing)], [], page);
  }
});
