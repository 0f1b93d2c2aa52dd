import { Refusal } from '../tooling/say.mjs';
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
 * @typedef {object} Suite
 * @property {string} part
 * @property {string} title
 * @property {SystemNeed[]} needs
 * @property {string} [after] the title of a suite that must have ended before
 * @property {boolean} [isAlone] nothing runs beside it but what is in the background
 * @property {boolean} [isInBackground] takes the time of the cores that nothing else wants
 * @property {(args: string[]) => Promise<Tally>} run
 */

/**
 * Everything that must hold, in the order it is begun: what the longest waits for comes first with what is as short, then the
 * longest, before which nothing else that is long begins. The browser tests hold pages to limits of time, as a person does;
 * beside another suite they would measure that suite. Both workers of theirs wait at once a seventh of the time, which is what
 * the static checks take: nothing in those is a matter of time.
 */
export const SUITES = /** @type {Suite[]} */ ([
  { part: 'e2e', title: 'Build', needs: [], run: runBuild },
  { part: 'static', title: 'Static checks', needs: [], isInBackground: true, run: runStaticChecks },
  { part: 'unit', title: 'Tests of the scripts', needs: [], run: runToolingTests },
  {
    part: 'e2e',
    title: 'Browser tests of the built product',
    needs: ['chromium', 'postgres', 'poppler'],
    after: 'Build',
    isAlone: true,
    run: runBrowserTests,
  },
  {
    part: 'postgres',
    title: 'API tests, PostgreSQL',
    after: 'Build',
    needs: ['postgres', 'poppler', 'nginx', 'clamd'],
    run: runPostgresTests,
  },
  {
    part: 'embedded',
    title: 'API tests, embedded database or none',
    after: 'Build',
    needs: ['poppler', 'clamd'],
    run: runEmbeddedTests,
  },
  { part: 'unit', title: 'Unit and component tests', needs: [], after: 'Build', run: runUnitTests },
]);

/** Measurements that are asked for; the tests in them run above as well. */
export const ON_DEMAND = /** @type {Suite[]} */ ([
  {
    part: 'coverage',
    title: 'Unit and API tests with coverage',
    needs: ['postgres', 'poppler', 'nginx', 'clamd'],
    run: runCoverage,
  },
]);

/**
 * What a suite came to; one that could not run counts as failed, with what to do about it.
 * @param {Suite} suite
 * @param {string[]} toolArgs
 * @param {Map<SystemNeed, string>} missing
 * @returns {Promise<Tally>}
 */
export async function runSuite(suite, toolArgs, missing) {
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
