import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tallyNodeTest, tallyPlaywright, tallyVitest } from './tally.mjs';

/** @param {string[]} statuses */
const file = (...statuses) => ({
  name: 'a.test.ts',
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, index) => ({ status, fullName: `test ${index}` })),
});

test('every vitest test counts, a failed one as failed', () => {
  assert.deepEqual(tallyVitest({ testResults: [file('passed', 'passed'), file('failed')] }, false, []), {
    passed: 2,
    failed: 1,
    notes: ['failed: test 0'],
  });
});

test('a failed test is named with the first line of its reason', () => {
  const report = { testResults: [file('failed')] };
  Object.assign(report.testResults[0]?.assertionResults[0] ?? {}, {
    failureMessages: ['AssertionError: expected 1 to be 2\n    at a.test.ts:3:1'],
  });
  assert.deepEqual(tallyVitest(report, false, []).notes, [
    'failed: test 0: AssertionError: expected 1 to be 2',
  ]);
});

test('a skipped test counts as failed', () => {
  for (const status of ['skipped', 'pending', 'todo']) {
    const { failed, notes } = tallyVitest({ testResults: [file('passed', status)] }, true, []);
    assert.equal(failed, 1);
    assert.deepEqual(notes, ['skipped without a declaration: test 1']);
  }
});

test('a declared skip is left out of the count', () => {
  const declared = [{ name: /test 1/, reason: 'the other engine has it' }];
  assert.deepEqual(tallyVitest({ testResults: [file('passed', 'skipped')] }, true, declared), {
    passed: 1,
    failed: 0,
    notes: [],
  });
});

test('a file that could not be loaded counts as failed', () => {
  const broken = { name: 'broken.test.ts', status: 'failed', assertionResults: [] };
  assert.equal(tallyVitest({ testResults: [file('passed'), broken] }, false, []).failed, 1);
});

test('a tool that ended badly, or that ran nothing, is a failure', () => {
  assert.equal(tallyVitest({ testResults: [file('passed')] }, false, []).failed, 1);
  assert.equal(tallyVitest(undefined, true, []).failed, 1);
  assert.equal(tallyPlaywright(undefined, false).failed, 1);
  assert.equal(tallyNodeTest('', true).failed, 1);
});

test('browser tests count per project; skipped and flaky ones are failures', () => {
  /** @param {'expected' | 'unexpected' | 'flaky' | 'skipped'} status */
  const spec = (status) => ({ title: status, tests: [{ projectName: 'phone', status }] });
  const report = {
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('expected'), spec('flaky')],
        suites: [{ title: 'inner', specs: [spec('skipped'), spec('unexpected')] }],
      },
    ],
  };
  const { passed, failed, notes } = tallyPlaywright(report, false);
  assert.deepEqual({ passed, failed }, { passed: 1, failed: 3 });
  assert.deepEqual(notes, [
    'failed: [phone] a.spec.ts > flaky',
    'skipped without a declaration: [phone] inner > skipped',
    'failed: [phone] inner > unexpected',
  ]);
});

test('the totals of node --test are read from its report', () => {
  const tap = '# tests 5\n# pass 3\n# fail 1\n# cancelled 0\n# skipped 1\n# todo 0\n';
  assert.deepEqual(tallyNodeTest(tap, false), {
    passed: 3,
    failed: 2,
    notes: ['1 skipped without a declaration'],
  });
});

test('a failed browser test is named with everything that it found, in one line', () => {
  const errors = [
    { message: '\u001b[2mexpect(\u001b[22mlocator).toBeVisible()\n\n  Locator: bar', location: { line: 66 } },
    { message: 'language of marked deals' },
  ];
  const tests = [
    { projectName: 'phone', status: /** @type {const} */ ('unexpected'), results: [{ errors }] },
  ];
  const report = { suites: [{ title: 'a.spec.ts', specs: [{ title: 'marks', tests }] }] };
  assert.deepEqual(tallyPlaywright(report, false).notes, [
    'failed: [phone] a.spec.ts > marks: line 66: expect(locator).toBeVisible(); Locator: bar | line ?: language of marked deals',
  ]);
});
