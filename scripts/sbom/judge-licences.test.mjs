import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeLicences } from './judge-licences.mjs';

const of = (/** @type {string} */ name, /** @type {object[]} */ ...licenses) => ({
  name,
  version: '1.0.0',
  licenses,
});
const id = (/** @type {string} */ said) => ({ license: { id: said } });

const CASES = /** @type {const} */ ([
  ['a licence that is taken', of('a', id('MIT')), []],
  ['a licence that is not', of('a', id('AGPL-3.0')), ['a 1.0.0: AGPL-3.0']],
  ['no licence', of('a'), ['a 1.0.0: none named']],
  ['a choice of which one is taken', of('a', { expression: '(GPL-2.0 OR MIT)' }), []],
  [
    'two that hold together, of which one is not taken',
    of('a', { expression: '(MIT AND SSPL-1.0)' }),
    ['a 1.0.0: (MIT AND SSPL-1.0)'],
  ],
  ['one that is said in a file beside', of('png-js'), []],
  ['one that is tolerated by name', of('sentry', id('FSL-1.1-Apache-2.0')), []],
]);

for (const [row, component, refused] of CASES) {
  test(`a package with ${row}`, () => {
    assert.deepEqual(judgeLicences([component]).refused, refused);
  });
}
