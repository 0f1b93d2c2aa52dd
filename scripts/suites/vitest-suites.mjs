import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgresCluster } from '../postgres-cluster.mjs';
import { ROOT } from '../tooling/project.mjs';
import { coverageByRoom } from './coverage.mjs';
import { DECLARED_SKIPS } from './declared-skips.mjs';
import { runCommand } from './run-command.mjs';
import { tallyNodeTest, tallyVitest } from './tally.mjs';

const MEASURED_ROOMS = ['packages/domain', 'apps/api'];
/** Said here too, because vitest reads the patterns of its configuration from the folder of each project or from the root, depending on the projects that run. */
const MEASURED_FILES = MEASURED_ROOMS.map((room) => `--coverage.include=${room}/src/**/*.ts`);
const REPORTS = join(ROOT, '.cache', 'test-reports');

/**
 * Unit, component and API tests, the API on the embedded database.
 * @param {string[]} filters when given, only these tests, without coverage
 */
export async function runUnitTests(filters) {
  const coverage =
    filters.length === 0
      ? [
          '--coverage',
          '--coverage.reportOnFailure',
          '--coverage.reporter=json-summary',
          '--coverage.reporter=html',
          ...MEASURED_FILES,
        ]
      : [];
  const tally = await runVitest('unit', [...coverage, ...filters], {
    TEST_ENGINE: 'pglite',
    TEST_DATABASE_URL: undefined,
  });
  if (coverage.length > 0) {
    tally.notes.push(...coverageByRoom(join(ROOT, 'coverage', 'coverage-summary.json'), MEASURED_ROOMS));
  }
  return tally;
}

/**
 * The API tests once more, on PostgreSQL: TEST_DATABASE_URL when it is set, else a throw-away cluster.
 * @param {string[]} filters
 */
export async function runPostgresTests(filters) {
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? { url: given, stop: async () => undefined } : await startPostgresCluster();
  try {
    const env = { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: cluster.url };
    return await runVitest('postgres', ['--project', 'api', ...filters], env);
  } finally {
    await cluster.stop();
  }
}

/**
 * @param {'unit' | 'postgres'} name
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 */
async function runVitest(name, args, env) {
  const report = join(REPORTS, `${name}.json`);
  rmSync(report, { force: true });
  const command = [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ];
  const { ok } = await runCommand(command, { env, show: true });
  return tallyVitest(readJson(report), ok, DECLARED_SKIPS[name]);
}

/** The tests of these scripts themselves; they need no package. */
export async function runToolingTests() {
  const { ok, output } = await runCommand(
    ['node', '--test', '--test-reporter=tap', 'scripts/**/*.test.mjs'],
    { show: false },
  );
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
