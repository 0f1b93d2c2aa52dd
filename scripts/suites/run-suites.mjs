import { Refusal, runScript, secondsSince } from '../tooling/say.mjs';
import { provideSystemPackages } from '../tooling/system-packages.mjs';
import { runBrowserTests, runBuild } from './browser-suite.mjs';
import { runStaticChecks } from './static-checks.mjs';
import {
  runCoverage,
  runEmbeddedTests,
  runPostgresTests,
  runToolingTests,
  runUnitTests,
} from './vitest-suites.mjs';

/**
 * @typedef {import('./tally.mjs').Tally} Tally
 * @typedef {import('../tooling/system-packages.mjs').SystemNeed} SystemNeed
 * @typedef {{ part: string, title: string, needs: SystemNeed[], run: (args: string[]) => Promise<Tally> }} Suite
 */

/** Everything that must hold, in the order it is run. */
const SUITES = /** @type {Suite[]} */ ([
  { part: 'static', title: 'Static checks', needs: [], run: runStaticChecks },
  { part: 'unit', title: 'Tests of the scripts', needs: [], run: runToolingTests },
  {
    part: 'unit',
    title: 'Unit and component tests',
    needs: [],
    run: runUnitTests,
  },
  {
    part: 'embedded',
    title: 'API tests, embedded database or none',
    needs: ['poppler', 'clamd'],
    run: runEmbeddedTests,
  },
  {
    part: 'postgres',
    title: 'API tests, PostgreSQL',
    needs: ['postgres', 'poppler', 'nginx', 'clamd'],
    run: runPostgresTests,
  },
  { part: 'e2e', title: 'Build', needs: [], run: runBuild },
  {
    part: 'e2e',
    title: 'Browser tests of the built product',
    needs: ['chromium', 'postgres', 'poppler'],
    run: runBrowserTests,
  },
]);

/** Measurements that are asked for; the tests in them run above as well. */
const ON_DEMAND = /** @type {Suite[]} */ ([
  {
    part: 'coverage',
    title: 'Unit and API tests with coverage',
    needs: ['postgres', 'poppler', 'nginx', 'clamd'],
    run: runCoverage,
  },
]);

/**
 * `npm test`, or `npm test -- <part> [arguments for its tool]`.
 * @param {string[]} args
 * @returns {{ suites: Suite[], toolArgs: string[] }}
 */
function choose([part, ...toolArgs]) {
  if (part === undefined) {
    return { suites: SUITES, toolArgs: [] };
  }
  const suites = [...SUITES, ...ON_DEMAND].filter((suite) => suite.part === part);
  if (suites.length === 0) {
    const parts = [...new Set([...SUITES, ...ON_DEMAND].map((suite) => suite.part))].join(', ');
    throw new Refusal(`There is no part "${part}". The parts are: ${parts}. Without a part everything runs.`);
  }
  return { suites, toolArgs };
}

/**
 * @param {Suite} suite
 * @param {string[]} toolArgs
 * @param {Map<SystemNeed, string>} missing
 * @returns {Promise<Tally>}
 */
async function runSuite(suite, toolArgs, missing) {
  const instructions = suite.needs.flatMap((need) => missing.get(need) ?? []);
  if (instructions.length > 0) {
    return { passed: 0, failed: 1, notes: instructions };
  }
  try {
    return await suite.run(toolArgs);
  } catch (error) {
    return { passed: 0, failed: 1, notes: [error instanceof Refusal ? error.message : String(error)] };
  }
}

await runScript(async () => {
  const { suites, toolArgs } = choose(process.argv.slice(2));
  const runStartedAt = performance.now();
  const missing = await provideSystemPackages([...new Set(suites.flatMap((suite) => suite.needs))]);
  const lines = [];
  const total = { passed: 0, failed: 0 };
  for (const suite of suites) {
    const startedAt = performance.now();
    console.log(`\n━━ ${suite.title} ━━`);
    const { passed, failed, notes } = await runSuite(suite, toolArgs, missing);
    const noted = notes.map((note) => `  ${note}`);
    for (const note of noted) {
      console.log(note);
    }
    lines.push(
      `${failed === 0 ? '✓' : '✗'} ${suite.title}: ${passed} passed, ${failed} failed (${secondsSince(startedAt)})`,
      ...(failed === 0 ? [] : noted),
    );
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n━━ Summary (${secondsSince(runStartedAt)}) ━━\n${lines.join('\n')}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
  console.log(`${total.passed} passed, ${total.failed} failed`);
});
