import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../tooling/project.mjs';
import { apiTests } from './api-tests.mjs';
import { PLACES } from './changed-places.mjs';
import { isWide, toolingTests, unitTests, wideFiles } from './test-sizes.mjs';

/** @param {string} path */
const linesOf = (path) => readFileSync(join(ROOT, path), 'utf8').split('\n');

const WIDE_FIRST_LINE = /^\/\/ Wide: \S.{20,}\.$/;
const SPECS = globSync('e2e/tests/**/*.spec.ts', { cwd: ROOT });

test('a wide file says in its first line which fault it alone would catch', () => {
  const silent = wideFiles().filter((path) => !WIDE_FIRST_LINE.test(linesOf(path)[0] ?? ''));
  assert.deepEqual(silent, []);
  assert.ok(wideFiles().length > 10);
});

test('so does a browser test with a wide tag, in the line above it', () => {
  const silent = SPECS.flatMap((path) =>
    linesOf(path).flatMap((line, index, lines) =>
      /^\s*test(?:\.describe)?\(.*@wide/.test(line) && !WIDE_FIRST_LINE.test(lines[index - 1]?.trim() ?? '')
        ? [`${path}:${index + 1}`]
        : [],
    ),
  );
  assert.deepEqual(silent, []);
});

test('a tag that no run knows, or that nothing reads, is refused', () => {
  const tags = SPECS.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/@wide[\w-]*/g)].map(([tag]) => ({ path, tag })),
  );
  const known = ['@wide', '@wide-phone', '@wide-desktop'];
  assert.deepEqual(
    tags.filter(({ tag, path }) => !known.includes(tag) || isWide(path)),
    [],
  );
});

test('what a wide file is called', () => {
  const wide = ['a.wide.test.ts', 'src/b.wide.test.tsx', 'e2e/tests/c.wide.spec.ts', 'd.wide.test.mjs'];
  const narrow = ['a.test.ts', 'wide.test.ts', 'a.wide/b.test.ts', 'a.wide.ts'];
  assert.deepEqual([...wide, ...narrow].filter(isWide), wide);
});

test('every API test is in one of the runs, on each engine that it needs, and in no run twice', () => {
  const all = globSync('apps/api/src/**/*.test.ts', { cwd: ROOT });
  const [narrow, wide] = [apiTests('narrow'), apiTests('wide')];
  for (const kind of /** @type {const} */ (['onPostgres', 'withoutDatabase', 'embedded'])) {
    const both = [...narrow[kind], ...wide[kind]];
    assert.equal(new Set(both).size, both.length, kind);
  }
  const run = [narrow, wide].flatMap((tests) =>
    [tests.onPostgres, tests.withoutDatabase, tests.embedded].flat(),
  );
  assert.deepEqual([...new Set(run)].sort(), all.sort());
});

test('every unit and component test is in one of the runs, and in one only', () => {
  const all = globSync('{packages,apps}/**/*.test.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**', 'apps/api/**'],
  });
  assert.deepEqual([...unitTests('narrow'), ...unitTests('wide')].sort(), all.sort());
  assert.deepEqual(unitTests('narrow').filter(isWide), []);
  assert.ok(unitTests('wide').length > 0);
});

test('every test of the scripts and the tools is in one of the runs', () => {
  const all = globSync('{scripts,tools}/**/*.test.mjs', { cwd: ROOT, exclude: ['**/node_modules/**'] });
  assert.deepEqual([...toolingTests('narrow'), ...toolingTests('wide')].sort(), all.sort());
  assert.ok(toolingTests('wide').length > 0);
});

test('a change of a place adds its wide tests to npm test, and those of no other', () => {
  const usual = apiTests('narrow');
  const wide = apiTests('wide');
  for (const place of PLACES) {
    assert.ok(existsSync(join(ROOT, place)), place);
    const changed = apiTests('narrow', [place]);
    for (const kind of /** @type {const} */ (['onPostgres', 'withoutDatabase', 'embedded'])) {
      const added = changed[kind].filter((path) => !usual[kind].includes(path));
      assert.deepEqual(
        added,
        wide[kind].filter((path) => path.startsWith(place)),
        `${place} ${kind}`,
      );
    }
  }
  assert.ok(apiTests('narrow', ['apps/api/src/platform/keys/']).onPostgres.some(isWide));
});
