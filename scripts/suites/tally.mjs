import { stripVTControlCharacters } from 'node:util';

const REASON_LENGTH_MAX = 300;
/** Of all that a browser test found together. */
const REASONS_LENGTH_MAX = 1_500;

/**
 * What a suite came to. `notes` are lines for people, repeated beside the totals: which tests failed, and why something
 * counts as failed that its tool did not fail. `processorSeconds` of a core it took with all that it started.
 * @typedef {{ passed: number, failed: number, notes: string[], processorSeconds?: number | undefined }} Tally
 */

/**
 * A skip that is meant, with the reason; every other skipped test counts as failed.
 * @typedef {{ name: RegExp, reason: string }} DeclaredSkip
 */

/**
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} VitestAssertion
 * @typedef {{ testResults: { name: string, status: string, message?: string, assertionResults: VitestAssertion[] }[] }} VitestReport
 * @param {VitestReport | undefined} report vitest's JSON report; undefined when it wrote none
 * @param {boolean} ok whether vitest itself ended well
 * @param {DeclaredSkip[]} declared
 * @returns {Tally}
 */
export function tallyVitest(report, ok, declared) {
  const tally = emptyTally();
  for (const file of report?.testResults ?? []) {
    for (const test of file.assertionResults) {
      const outcome = test.status === 'passed' ? 'passed' : test.status === 'failed' ? 'failed' : 'skipped';
      count(tally, outcome, test.fullName, declared);
      if (outcome === 'failed') {
        tally.notes.push(
          noteOfFailure(test.fullName, test.failureMessages?.[0]?.slice(0, REASON_LENGTH_MAX)),
        );
      }
    }
    if (file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')) {
      tally.failed += 1;
      tally.notes.push(`could not run: ${file.name}`);
    }
  }
  return failWhenToolFailed(tally, ok, 'vitest');
}

/**
 * @typedef {{ message?: string, location?: { line: number } }} PlaywrightError
 * @typedef {{ projectName: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped', results?: { errors?: PlaywrightError[] }[] }} PlaywrightTest
 * @typedef {{ title: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @param {{ suites: PlaywrightSuite[] } | undefined} report Playwright's JSON report; undefined when it wrote none
 * @param {boolean} ok whether Playwright itself ended well
 * @returns {Tally}
 */
export function tallyPlaywright(report, ok) {
  const tally = emptyTally();
  const waiting = [...(report?.suites ?? [])];
  for (let suite = waiting.pop(); suite !== undefined; suite = waiting.pop()) {
    waiting.push(...(suite.suites ?? []));
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        const outcome =
          test.status === 'expected' ? 'passed' : test.status === 'skipped' ? 'skipped' : 'failed';
        const name = `[${test.projectName}] ${suite.title} > ${spec.title}`;
        count(tally, outcome, name, []);
        if (outcome === 'failed') {
          tally.notes.push(noteOfFailure(name, reasonOf(test)));
        }
      }
    }
  }
  return failWhenToolFailed(tally, ok, 'playwright');
}

/**
 * @param {string} tap the TAP report of `node --test`
 * @param {boolean} ok whether it ended well
 * @returns {Tally}
 */
export function tallyNodeTest(tap, ok) {
  const number = (/** @type {string} */ name) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  const skipped = number('skipped') + number('todo');
  const notes = skipped > 0 ? [`${skipped} skipped without a declaration`] : [];
  return failWhenToolFailed(
    { passed: number('pass'), failed: number('fail') + number('cancelled') + skipped, notes },
    ok,
    'node --test',
  );
}

/**
 * All that was found, since checks of a page go on after the first: each with its line, and with what was looked for and what was there.
 * @param {PlaywrightTest} test
 */
function reasonOf({ results = [] }) {
  const errors = results.flatMap((result) => result.errors ?? []);
  return errors
    .map(({ message = '', location }) => {
      const lines = stripVTControlCharacters(message).split('\n');
      const told = lines.map((line) => line.trim()).filter((line) => line !== '');
      return `line ${location?.line ?? '?'}: ${told.join('; ').slice(0, REASON_LENGTH_MAX)}`;
    })
    .join(' | ')
    .slice(0, REASONS_LENGTH_MAX);
}

/**
 * One line: a run may be read by its last lines alone, long after it.
 * @param {string} name
 * @param {string | undefined} message
 */
function noteOfFailure(name, message) {
  const reason = message?.split('\n', 1)[0];
  return reason ? `failed: ${name}: ${reason}` : `failed: ${name}`;
}

/** @returns {Tally} */
const emptyTally = () => ({ passed: 0, failed: 0, notes: [] });

/**
 * @param {Tally} tally
 * @param {'passed' | 'failed' | 'skipped'} outcome
 * @param {string} name
 * @param {DeclaredSkip[]} declared
 */
function count(tally, outcome, name, declared) {
  if (outcome !== 'skipped') {
    tally[outcome] += 1;
    return;
  }
  if (!declared.some((skip) => skip.name.test(name))) {
    tally.failed += 1;
    tally.notes.push(`skipped without a declaration: ${name}`);
  }
}

/**
 * A tool that ended badly, or that ran nothing, never leaves a clean tally.
 * @param {Tally} tally
 * @param {boolean} ok
 * @param {string} tool
 */
function failWhenToolFailed(tally, ok, tool) {
  if (tally.failed === 0 && (!ok || tally.passed === 0)) {
    tally.failed = 1;
    tally.notes.push(ok ? `${tool} ran no test` : `${tool} ended with an error outside its tests; see above`);
  }
  return tally;
}
