import { Refusal, runScript, secondsSince } from '../tooling/say.mjs';
import { provideSystemPackages } from '../tooling/system-packages.mjs';
import { changedPlaces } from './changed-places.mjs';
import { withProcessorTime } from './processor-time.mjs';
import { runApart } from './run-apart.mjs';
import { sideBySide } from './side-by-side.mjs';
import { ON_DEMAND, runSuite, suitesOf } from './suites.mjs';
import { wideFiles } from './test-sizes.mjs';

/**
 * @typedef {import('./suites.mjs').Suite} Suite
 * @typedef {import('./test-sizes.mjs').Size} Size
 */

/** A suite spends a third of its time waiting for processes, disks and pages, so two fill the cores of the smallest machine we run on. */
const SUITES_AT_ONCE = 2;

/** What `npm run test:wide` calls this with. */
const WIDE = '--wide';

/**
 * `npm test` and `npm run test:wide` run all of their size, two suites at a time, each in a process of its own;
 * `npm test -- <part> [arguments for its tool]` one after the other, in sight.
 * @param {Size} size
 * @param {string[]} args
 * @returns {{ suites: Suite[], toolArgs: string[], atOnce: number }}
 */
function choose(size, [part, ...toolArgs]) {
  const ofSize = suitesOf(size);
  if (part === undefined) {
    const suites = ofSize.map((suite) => ({ ...suite, run: () => runApart(size, suite.title) }));
    return { suites, toolArgs, atOnce: SUITES_AT_ONCE };
  }
  const suites = [...ofSize, ...ON_DEMAND].filter((suite) => suite.part === part);
  if (suites.length === 0) {
    const parts = [...new Set([...ofSize, ...ON_DEMAND].map((suite) => suite.part))].join(', ');
    throw new Refusal(`There is no part "${part}". The parts are: ${parts}. Without a part everything runs.`);
  }
  const inSight = suites.map((suite) => ({
    ...suite,
    run: (/** @type {string[]} */ words) => {
      console.log(`\n━━ ${suite.title} ━━`);
      return withProcessorTime(() => suite.run(words));
    },
  }));
  return { suites: inSight, toolArgs, atOnce: 1 };
}

/** @param {number | undefined} seconds undefined if the system does not say */
function ofProcessor(seconds) {
  return seconds === undefined ? '' : `, ${seconds.toFixed(0)} s of processor time`;
}

/** What `npm test` did not prove, and what does. */
function leftOut() {
  const also = changedPlaces().map((place) => `\n  but for those of ${place}, which this change touches`);
  return `Left out: ${wideFiles().length} wide test files, the browser tests marked @wide, what the second engine repeats, the lint of the API document, exports that only tests use${also.join('')}\n  npm run test:wide runs all of it, .ci/run both.`;
}

await runScript(async () => {
  const args = process.argv.slice(2);
  /** @type {Size} */
  const size = args[0] === WIDE ? 'wide' : 'narrow';
  const words = size === 'wide' ? args.slice(1) : args;
  const { suites, toolArgs, atOnce } = choose(size, words);
  const runStartedAt = performance.now();
  const missing = await provideSystemPackages([...new Set(suites.flatMap((suite) => suite.needs))]);
  /** @type {Map<Suite, string[]>} */
  const lines = new Map();
  const total = { passed: 0, failed: 0 };
  /** @type {number | undefined} */
  let processorTime;
  await sideBySide(suites, atOnce, async (suite) => {
    const startedAt = performance.now();
    const { passed, failed, notes, processorSeconds } = await runSuite(suite, toolArgs, missing);
    const noted = notes.map((note) => `  ${note}`);
    for (const note of noted) {
      console.log(note);
    }
    const took = `${secondsSince(startedAt)}${ofProcessor(processorSeconds)}`;
    lines.set(suite, [
      `${failed === 0 ? '✓' : '✗'} ${suite.title}: ${passed} passed, ${failed} failed (${took})`,
      ...(failed === 0 ? [] : noted),
    ]);
    total.passed += passed;
    total.failed += failed;
    processorTime = processorSeconds === undefined ? processorTime : (processorTime ?? 0) + processorSeconds;
  });
  const summary = suites.flatMap((suite) => lines.get(suite) ?? []);
  const took = `${secondsSince(runStartedAt)}${ofProcessor(processorTime)}`;
  console.log(`\n━━ Summary (${took}) ━━\n${summary.join('\n')}`);
  if (size === 'narrow' && words.length === 0) {
    console.log(leftOut());
  }
  process.exitCode = total.failed === 0 ? 0 : 1;
  console.log(`${total.passed} passed, ${total.failed} failed`);
});
