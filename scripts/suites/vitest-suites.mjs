import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgresCluster } from '../postgres-cluster.mjs';
import { ROOT } from '../tooling/project.mjs';
import { apiTests } from './api-tests.mjs';
import { changedPlaces } from './changed-places.mjs';
import { coverageByRoom } from './coverage.mjs';
import { DECLARED_SKIPS } from './declared-skips.mjs';
import { runCommand } from './run-command.mjs';
import { tallyNodeTest, tallyVitest } from './tally.mjs';
import { isWide, toolingTests, unitTests, WIDE_GLOB, wideFiles } from './test-sizes.mjs';

const MEASURED_ROOMS = ['packages/domain', 'apps/api'];
/** Repeated here, because vitest resolves its configuration's patterns from each project's folder or from the root, depending on which projects run. */
const MEASURED_FILES = MEASURED_ROOMS.map((room) => `--coverage.include=${room}/src/**/*.ts`);
const REPORTS = join(ROOT, '.cache', 'test-reports');

/** Both cores of the smallest machine we run on; by default vitest leaves one free. */
const WORKERS = '--maxWorkers=2';

const ON_EMBEDDED = { TEST_ENGINE: 'pglite', TEST_DATABASE_URL: undefined };

/** @typedef {import('./test-sizes.mjs').Size} Size */

/**
 * Unit and component tests.
 * @param {string[]} filters when given, only these tests, of the API on the embedded database too
 * @param {Size} size
 */
export async function runUnitTests(filters, size) {
  return runVitest('unit', narrowed(filters, size) ?? unitTests(size), ON_EMBEDDED, size);
}

/**
 * The API tests that need no database, and those that the embedded one must pass as well as PostgreSQL.
 * @param {Size} size
 */
export async function runEmbeddedTests(size) {
  const { withoutDatabase, embedded } = apiTests(size, changedBeside(size));
  return runVitest('embedded', ['--project', 'api', ...withoutDatabase, ...embedded], ON_EMBEDDED, size);
}

/**
 * The API tests with a database, on PostgreSQL: TEST_DATABASE_URL when it is set, else a throw-away cluster.
 * @param {string[]} filters
 * @param {Size} size
 */
export async function runPostgresTests(filters, size) {
  const tests = narrowed(filters, size) ?? apiTests(size, changedBeside(size)).onPostgres;
  return onPostgres((env) => runVitest('postgres', ['--project', 'api', ...tests], env, size));
}

/** @param {Size} size */
const changedBeside = (size) => (size === 'narrow' ? changedPlaces() : []);

/**
 * The filters for vitest; undefined for none. A folder selects its tests of this size; a wide file named in full runs in
 * either.
 * @param {string[]} filters
 * @param {Size} size
 */
function narrowed(filters, size) {
  if (filters.length === 0) {
    return undefined;
  }
  if (size === 'wide') {
    return filters.flatMap((filter) => wideFiles().filter((file) => file.includes(filter)));
  }
  return filters.some(isWide) ? filters : [...filters, '--exclude', WIDE_GLOB];
}

/** Everything that vitest runs, with line coverage; the readable report is in coverage/. */
export async function runCoverage() {
  const reporters = [
    '--coverage.reportOnFailure',
    '--coverage.reporter=json-summary',
    '--coverage.reporter=html',
  ];
  const tally = await onPostgres((env) =>
    runVitest('postgres', ['--coverage', ...reporters, ...MEASURED_FILES], env, 'narrow'),
  );
  tally.notes.push(...coverageByRoom(join(ROOT, 'coverage', 'coverage-summary.json'), MEASURED_ROOMS));
  return tally;
}

/** @param {(env: Record<string, string>) => Promise<import('./tally.mjs').Tally>} run */
async function onPostgres(run) {
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? { socketUrl: given, stop: async () => undefined } : await startPostgresCluster();
  try {
    return await run({ TEST_ENGINE: 'postgres', TEST_DATABASE_URL: cluster.socketUrl });
  } finally {
    await cluster.stop();
  }
}

/**
 * @param {keyof typeof DECLARED_SKIPS} name
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @param {Size} size
 */
async function runVitest(name, args, env, size) {
  const report = join(REPORTS, size === 'wide' ? `${name}-wide.json` : `${name}.json`);
  rmSync(report, { force: true });
  const command = [
    'vitest',
    'run',
    WORKERS,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ];
  const { ok } = await runCommand(command, { env, show: true });
  return tallyVitest(readJson(report), ok, DECLARED_SKIPS[name]);
}

/** The tests of these scripts and of the tools, run by Node's own test runner. @param {Size} size */
export async function runToolingTests(size) {
  const { ok, output } = await runCommand(['node', '--test', '--test-reporter=tap', ...toolingTests(size)], {
    show: false,
  });
  if (!ok) {
    console.log(output);
  }
  return tallyNodeTest(output, ok);
}

/** @param {string} path */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
