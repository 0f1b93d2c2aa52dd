import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { problemsOfLedger } from './check-ledger.mjs';

const ROOT = new URL('../../', import.meta.url);
/** The statements of the specification, each on a row of its own. */
const STATEMENTS_MIN = 187;
const HEAD = '| #   | Statement | State | Where | Test or decision |\n| --- | --- | --- | --- | --- |\n';
const PROJECT = {
  isThere: (/** @type {string} */ path) => path.startsWith('apps/api/src/'),
  decisions: ['0044'],
};

/** @type {[string, string, string[]][]} */
const ROWS = [
  ['a row that works', '| 1.1 | EN \\| FR | works | `api/a.ts` | `api/a.test.ts` |', []],
  ['one that is explained', '| 1.1 | It | explained | `api/a.ts` | decision 0044 |', []],
  [
    'a file that is gone',
    '| 1.1 | It | works | `web/a.ts` | `api/a.test.ts` |',
    ['1.1: web/a.ts is not there'],
  ],
  [
    'a test that is gone',
    '| 1.1 | It | works | `api/a.ts` | `web/a.test.ts` |',
    ['1.1: web/a.test.ts is not there'],
  ],
  ['no test', '| 1.1 | It | works | `api/a.ts` | `api/b.ts` |', ['1.1: has no test']],
  ['no decision', '| 1.1 | It | explained | `api/a.ts` | `api/a.test.ts` |', ['1.1: has no decision']],
  [
    'a decision that is gone',
    '| 1.1 | It | explained | `api/a.ts` | decision 0045 |',
    ['1.1: no decision 0045'],
  ],
  ['no place', '| 1.1 | It | works | somewhere | `api/a.test.ts` |', ['1.1: lives nowhere']],
  ['no state', '| 1.1 | It | done | `api/a.ts` | `api/a.test.ts` |', ['1.1: is in no state: done']],
];

for (const [name, row, problems] of ROWS) {
  test(`the ledger with ${name}`, () => {
    assert.deepEqual(problemsOfLedger(HEAD + row, PROJECT), problems);
  });
}

test('the ledger with a number twice', () => {
  const row = '| 1.1 | It | works | `api/a.ts` | `api/a.test.ts` |';
  assert.deepEqual(problemsOfLedger(`${HEAD}${row}\n${row}`, PROJECT), ['1.1: twice']);
});

test('docs/specification.md has every statement, and all that it names is there', () => {
  const ledger = readFileSync(new URL('docs/specification.md', ROOT), 'utf8');
  const rows = ledger.split('\n').filter((line) => /^\| \d/.test(line));
  assert.ok(rows.length >= STATEMENTS_MIN, `${rows.length} rows`);
  const decisions = readdirSync(new URL('docs/decisions/', ROOT)).map((name) => name.slice(0, 4));
  const isThere = (/** @type {string} */ path) => existsSync(new URL(path, ROOT));
  assert.deepEqual(problemsOfLedger(ledger, { isThere, decisions }), []);
});
