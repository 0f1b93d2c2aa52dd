import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wrongWords } from './check-words.mjs';

const FILE = 'apps/api/src/areas/order/trades/find-order.ts';

/** What a file says, and what is wrong with it. */
const ROWS = /** @type {const} */ ([
  [
    'a pronoun for nobody',
    'docs/a.md',
    `sent ${'to'} who asked`,
    ['docs/a.md:1: whoever, or the person who: sent to who asked'],
  ],
  ['whoever', 'docs/a.md', 'sent to whoever asked', []],
  ['a question', 'docs/a.md', 'a proof of who they are', []],
  ['French', 'packages/messages/src/fr/a.ts', `export const a = '${'for'} who';`, []],
  ['a file after its export', FILE, 'export function findOrder() {}', []],
  ['a file after one of two', FILE, 'export const LIMIT = 1;\nexport function findOrder() {}', []],
  ['a file after none', FILE, 'export function loadOrder() {}', [`${FILE}: named after none of its exports`]],
  ['a list of like things', FILE, 'export const A1 = 1;\nexport const B1 = 1;\nexport const C1 = 1;', []],
  ['a store', FILE.replace('.ts', '.store.ts'), 'export function loadOrder() {}', []],
  ['a test', FILE.replace('.ts', '.test.ts'), 'export function loadOrder() {}', []],
]);

for (const [what, file, text, wrong] of ROWS) {
  test(`the words of ${what}`, () => {
    assert.deepEqual(wrongWords(new Map([[file, text]])), wrong);
  });
}

test('a constant that two files export is told, in one workspace and in two', () => {
  const texts = new Map([
    ['apps/api/src/limit.ts', 'export const LIMIT = 1;'],
    ['apps/api/src/areas/limit.ts', 'export const LIMIT = 2;'],
    ['apps/office/src/limit.ts', 'export const LIMIT = 2;'],
  ]);
  assert.deepEqual(wrongWords(texts), [
    'apps/api/src/areas/limit.ts: LIMIT is exported by apps/api/src/limit.ts, too',
    'apps/office/src/limit.ts: LIMIT is exported by apps/api/src/limit.ts, too',
  ]);
});
