import { runBrowserTests, runBuild } from './suites/browser-suite.mjs';
import { runStaticChecks } from './suites/static-checks.mjs';
import { runPostgresTests, runToolingTests, runUnitTests } from './suites/vitest-suites.mjs';
import { ensureInstalled } from './tooling/install.mjs';
import { checkNodeVersion } from './tooling/node-version.mjs';
import { Refusal, runScript, secondsSince } from './tooling/say.mjs';
import { provideSystemPackages } from './tooling/system-packages.mjs';

/**
 * @typedef {import('./suites/tally.mjs').Tally} Tally
 * @typedef {import('./tooling/system-packages.mjs').SystemNeed} SystemNeed
 * @typedef {{ part: string, title: string, needs: SystemNeed[], run: (args: string[]) => Promise<Tally> }} Suite
 */

/** Everything that must hold, in the order it is run. */
const SUITES = /** @type {Suite[]} */ ([
  { part: 'static', title: 'Static checks', needs: [], run: runStaticChecks },
  { part: 'unit', title: 'Tests of the scripts', needs: [], run: runToolingTests },
  {
    part: 'unit',
    title: 'Unit and API tests, embedded database',
    needs: ['poppler', 'clamd'],
    run: runUnitTests,
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
    needs: ['chromium', 'poppler'],
    run: runBrowserTests,
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
  const suites = SUITES.filter((suite) => suite.part === part);
  if (suites.length === 0) {
    const parts = [...new Set(SUITES.map((suite) => suite.part))].join(', ');
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

/**
 * Installs what the suites need; nothing can run without the packages.
 * @param {Suite[]} suites
 */
async function prepare(suites) {
  try {
    checkNodeVersion();
    await ensureInstalled();
  } catch (error) {
    console.error(`\n✗ ${error instanceof Refusal ? error.message : String(error)}`);
    return undefined;
  }
  return provideSystemPackages([...new Set(suites.flatMap((suite) => suite.needs))]);
}

await runScript(async () => {
  const { suites, toolArgs } = choose(process.argv.slice(2));
  const runStartedAt = performance.now();
  const missing = await prepare(suites);
  if (missing === undefined) {
    process.exitCode = 1;
    console.log(`0 passed, ${suites.length} failed`);
    return;
  }
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
