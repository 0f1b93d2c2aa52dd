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
 * @typedef {import('./test-sizes.mjs').Size} Size
 * @typedef {object} Suite
 * @property {string} part
 * @property {string} title
 * @property {SystemNeed[]} needs
 * @property {string} [after] the title of a suite that must have ended before
 * @property {boolean} [isAlone] nothing runs beside it
 * @property {boolean} [isInBackground] takes the time of the cores that nothing else wants
 * @property {(args: string[]) => Promise<Tally>} run
 */

/**
 * Everything that must hold, in the order it is begun. The browser tests hold pages to limits of time, as a person does; beside
 * another suite they would measure that suite, also at the lowest priority: Chromium has sessions of its own, among which the
 * system shares the cores whatever their priority. So the static checks take the time that the longest suite before them leaves,
 * both of whose workers often wait at once.
 * @type {(size: Size) => Suite[]}
 */
const everything = (size) => [
  { part: 'e2e', title: 'Build', needs: [], run: () => runBuild(size) },
  {
    part: 'static',
    title: 'Static checks',
    needs: [],
    isInBackground: true,
    run: () => runStaticChecks(size),
  },
  {
    part: 'unit',
    title: 'Tests of the scripts',
    needs: size === 'wide' ? ['postgres', 'poppler'] : [],
    ...(size === 'wide' ? { after: 'Build' } : {}),
    run: () => runToolingTests(size),
  },
  {
    part: 'postgres',
    title: 'API tests, PostgreSQL',
    needs: [
      'postgres',
      'poppler',
      'nginx',
      'clamd',
      ...(size === 'wide' ? [/** @type {const} */ ('pgbouncer')] : []),
    ],
    run: (words) => runPostgresTests(words, size),
  },
  {
    part: 'e2e',
    title: 'Browser tests of the built product',
    needs: ['chromium', 'postgres', 'poppler'],
    after: 'Build',
    isAlone: true,
    run: (words) => runBrowserTests(words, size),
  },
  {
    part: 'embedded',
    title: 'API tests, embedded database or none',
    needs: ['poppler', 'clamd'],
    run: () => runEmbeddedTests(size),
  },
  {
    part: 'unit',
    title: 'Unit and component tests',
    needs: [],
    run: (words) => runUnitTests(words, size),
  },
];

/** @param {Size} size */
export function suitesOf(size) {
  return everything(size);
}

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
