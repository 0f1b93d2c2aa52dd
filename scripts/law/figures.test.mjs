import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../tooling/project.mjs';
import { findFigures } from './find-figures.mjs';

const SOURCES = ['packages/{domain,web}/src/**/*.{ts,tsx}', 'apps/{api,investor,office}/src/**/*.{ts,tsx}'];
/** The rule book itself, tests, and what only makes up examples. */
const LEFT_OUT = /\/ground\/law\/|\.test\.tsx?$|\/testing\/|\/demo\//;

/**
 * Lines that say the same number and mean something else, each with what it means.
 * @type {Readonly<Record<string, string>>}
 */
const MEANS_SOMETHING_ELSE = {
  "apps/api/src/papers/documents/amount-in-words.ts: const link = dollars >= 1_000_000 && dollars % 1_000_000 === 0 ? ' de' : '';":
    'French grammar of a million',
  'apps/investor/src/features/deals/page/deal-view.tsx: const COSTS_SHOWN_ON = 10_000;':
    'the round amount on which costs are shown',
  'packages/domain/src/service/portfolio/growth.ts: export const GROWTH_MONTHS_MAX = 12;': 'a chart',
  'packages/domain/src/service/portfolio/growth.ts: export const GROWTH_MONTHS_MIN = 6;': 'a chart',
  'packages/domain/src/service/portfolio/growth.ts: const MONTHS_A_YEAR = 12;': 'the calendar',
};

test('no figure of the law stands outside of the rule book', () => {
  const found = globSync(SOURCES, { cwd: ROOT })
    .filter((file) => !LEFT_OUT.test(file))
    .flatMap((file) =>
      findFigures(readFileSync(join(ROOT, file), 'utf8')).map(({ text }) => `${file}: ${text}`),
    );
  assert.deepEqual(
    found.filter((place) => !(place in MEANS_SOMETHING_ELSE)),
    [],
  );
  assert.deepEqual(
    Object.keys(MEANS_SOMETHING_ELSE).filter((place) => !found.includes(place)),
    [],
  );
});

for (const [row, source, is] of /** @type {[string, string, boolean][]} */ ([
  ['a limit in cents', 'const cap = 3_000_000n;', true],
  ['a limit in dollars', 'if (dollars > 30000) {', true],
  ['an income', 'income > 75_000', true],
  ['years of keeping', 'const KEPT_YEARS = 8;', true],
  ['months of looking back', 'const WINDOW_MONTHS: number = 12;', true],
  ['a time', 'const RETRY_MS = 30_000;', false],
  ['another amount', 'const cap = 3_100_000n;', false],
  ['other months', 'const MONTHS_AHEAD = 3;', false],
  ['a count', 'const GAP_MAX = 10_000n;', false],
  ['a cap', 'const cap = 10_000n;', true],
  ['a comment', '// at most 30000', false],
])) {
  test(`${row} is ${is ? 'found' : 'no figure of the law'}`, () => {
    assert.equal(findFigures(source).length > 0, is);
  });
}
