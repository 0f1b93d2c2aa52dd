import { Refusal, runScript, secondsSince } from '../tooling/say.mjs';
import { provideSystemPackages } from '../tooling/system-packages.mjs';
import { runApart } from './run-apart.mjs';
import { sideBySide } from './side-by-side.mjs';
import { ON_DEMAND, runSuite, SUITES } from './suites.mjs';

/** @typedef {import('./suites.mjs').Suite} Suite */

/** A suite waits for processes, disks and pages a third of its time; two of them fill the cores of the smallest machine we run on. */
const SUITES_AT_ONCE = 2;

/**
 * `npm test` runs everything, two suites at a time, each in a process of its own; `npm test -- <part> [arguments for its tool]`
 * one after the other, in sight.
 * @param {string[]} args
 * @returns {{ suites: Suite[], toolArgs: string[], atOnce: number }}
 */
function choose([part, ...toolArgs]) {
  if (part === undefined) {
    const suites = SUITES.map((suite) => ({ ...suite, run: () => runApart(suite.title) }));
    return { suites, toolArgs, atOnce: SUITES_AT_ONCE };
  }
  const suites = [...SUITES, ...ON_DEMAND].filter((suite) => suite.part === part);
  if (suites.length === 0) {
    const parts = [...new Set([...SUITES, ...ON_DEMAND].map((suite) => suite.part))].join(', ');
    throw new Refusal(`There is no part "${part}". The parts are: ${parts}. Without a part everything runs.`);
  }
  const inSight = suites.map((suite) => ({
    ...suite,
    run: (/** @type {string[]} */ words) => {
      console.log(`\n━━ ${suite.title} ━━`);
      return suite.run(words);
    },
  }));
  return { suites: inSight, toolArgs, atOnce: 1 };
}

await runScript(async () => {
  const { suites, toolArgs, atOnce } = choose(process.argv.slice(2));
  const runStartedAt = performance.now();
  const missing = await provideSystemPackages([...new Set(suites.flatMap((suite) => suite.needs))]);
  /** @type {Map<Suite, string[]>} */
  const lines = new Map();
  const total = { passed: 0, failed: 0 };
  await sideBySide(suites, atOnce, async (suite) => {
    const startedAt = performance.now();
    const { passed, failed, notes } = await runSuite(suite, toolArgs, missing);
    const noted = notes.map((note) => `  ${note}`);
    for (const note of noted) {
      console.log(note);
    }
    lines.set(suite, [
      `${failed === 0 ? '✓' : '✗'} ${suite.title}: ${passed} passed, ${failed} failed (${secondsSince(startedAt)})`,
      ...(failed === 0 ? [] : noted),
    ]);
    total.passed += passed;
    total.failed += failed;
  });
  const summary = suites.flatMap((suite) => lines.get(suite) ?? []);
  console.log(`\n━━ Summary (${secondsSince(runStartedAt)}) ━━\n${summary.join('\n')}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
  console.log(`${total.passed} passed, ${total.failed} failed`);
});
