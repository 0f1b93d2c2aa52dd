import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgresCluster } from '../../scripts/postgres-cluster.mjs';
import { projectEnvironment, ROOT } from '../../scripts/tooling/project.mjs';
import { Refusal, runScript, secondsSince } from '../../scripts/tooling/say.mjs';
import { layBesideCopy } from './beside-the-copy.mjs';
import { API, mutatedRooms, resultsOf } from './rooms.mjs';
import { forgetStaticMutants } from './static-mutants.mjs';

const CONFIG = join(ROOT, 'tools', 'mutation', 'stryker.config.mjs');

/** @typedef {ReturnType<typeof mutatedRooms>[number]} MutatedRoom */

/**
 * Changes what a room decides in every way that Stryker knows, and runs its tests on each change.
 * @param {MutatedRoom} mutated
 * @returns {Promise<boolean>} whether enough of the changes were noticed
 */
async function mutate(mutated) {
  const { package: of, room } = mutated;
  rmSync(reportOf(mutated), { force: true });
  forgetStaticMutants(mutated);
  const variables = { MUTATED_PACKAGE: of, MUTATED_ROOM: room.name };
  const takeAway = layBesideCopy(of);
  if (of !== API) {
    return stryker(of, variables).finally(takeAway);
  }
  const { url, stop } = await startPostgresCluster();
  return stryker(of, { ...variables, TEST_ENGINE: 'postgres', TEST_DATABASE_URL: url })
    .finally(stop)
    .finally(takeAway);
}

/**
 * @param {string} folder
 * @param {Record<string, string>} variables
 * @returns {Promise<boolean>}
 */
function stryker(folder, variables) {
  return new Promise((resolve, reject) => {
    spawn('stryker', ['run', CONFIG], {
      cwd: join(ROOT, folder),
      env: projectEnvironment(variables),
      stdio: 'inherit',
    })
      .once('error', reject)
      .once('close', (code) => resolve(code === 0));
  });
}

/**
 * `npm run mutate` takes all, `npm run mutate -- payments` the rooms of that name, `-- apps/api/payments` one of them.
 * @param {string[]} asked
 * @returns {MutatedRoom[]}
 */
function choose(asked) {
  const rooms = mutatedRooms();
  const isNamed = (/** @type {MutatedRoom} */ { package: of, room }, /** @type {string} */ name) =>
    name === room.name || name === `${of}/${room.name}`;
  const unknown = asked.find((name) => !rooms.some((each) => isNamed(each, name)));
  if (unknown !== undefined) {
    const names = rooms.map(({ package: of, room }) => `${of}/${room.name}`).join(', ');
    throw new Refusal(`There is no room "${unknown}". The rooms are: ${names}.`);
  }
  return asked.length === 0 ? rooms : rooms.filter((each) => asked.some((name) => isNamed(each, name)));
}

/** @param {MutatedRoom} mutated */
const reportOf = (mutated) => `${resultsOf(mutated)}.json`;

/**
 * How many of the changes of a room were noticed, as its results have it; those that do not even load are not counted.
 * @param {MutatedRoom} mutated
 */
function scoreOf(mutated) {
  if (!existsSync(reportOf(mutated))) {
    return { tried: 0, text: 'not tried, its tests fail without a change' };
  }
  /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
  const { files } = JSON.parse(readFileSync(reportOf(mutated), 'utf8'));
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const noticed = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length;
  const missed = statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length;
  const tried = noticed + missed;
  const percent = (100 * noticed) / Math.max(1, tried);
  return { tried, text: `${noticed} of ${tried} noticed, ${percent.toFixed(2)} %` };
}

await runScript(async () => {
  const lines = [];
  for (const mutated of choose(process.argv.slice(2))) {
    const startedAt = performance.now();
    const isEnough = await mutate(mutated);
    const { tried, text } = scoreOf(mutated);
    // Of a room whose files were moved away nothing goes unnoticed, either.
    const ok = isEnough && tried > 0;
    const name = `${mutated.package}/${mutated.room.name}`;
    lines.push(`${ok ? '✓' : '✗'} ${name}: ${text} (${secondsSince(startedAt)})`);
    process.exitCode = ok ? process.exitCode : 1;
  }
  console.log(`\n${lines.join('\n')}`);
});
