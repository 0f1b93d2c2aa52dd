import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const ROOT = new URL('../', import.meta.url);
const PLACES = {
  investor: 'apps/investor/src',
  api: 'apps/api/src',
  domain: 'packages/domain/src',
  web: 'packages/web/src',
  e2e: 'e2e/tests',
};

/** @param {string} path as the ledger writes it */
function wholePath(path) {
  const [place = '', ...rest] = path.split('/');
  const known = Object.entries(PLACES).find(([name]) => name === place);
  return known === undefined || existsSync(new URL(path, ROOT)) ? path : [known[1], ...rest].join('/');
}

test('every path and decision that docs/specification.md names is there', () => {
  const ledger = readFileSync(new URL('docs/specification.md', ROOT), 'utf8');
  const rows = ledger.split('\n').filter((line) => /^\| \d/.test(line));
  assert.ok(rows.length > 100, `${rows.length} rows`);
  const paths = rows.flatMap((row) =>
    [...row.matchAll(/`([\w-]+\/[^`{}:]+)`/g)].map(([, path = '']) => path),
  );
  assert.ok(paths.length > rows.length);
  assert.deepEqual(
    paths.filter((path) => !existsSync(new URL(wholePath(path), ROOT))),
    [],
  );
  for (const row of rows) {
    assert.match(row, /\| (works|explained|open) +\|/, row);
    assert.ok(!/\| works +\|/.test(row) || /\.(test|spec)\.tsx?`/.test(row), `no test: ${row}`);
    assert.ok(!/\| explained +\|/.test(row) || /decision \d{4}/.test(row), `no decision: ${row}`);
  }
});
