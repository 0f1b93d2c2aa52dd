import { spawnSync } from 'node:child_process';
import { projectEnvironment, ROOT } from '../tooling/project.mjs';
import { Refusal } from '../tooling/say.mjs';

const ROUNDS = 20;
const TEST = 'apps/api/src/main/upgrade-through-pooler.wide.test.ts';
const RUN = ['scripts/postgres-cluster.mjs', 'vitest', 'run', '--project', 'api', TEST];

/**
 * Three servers at once on a database five migrations behind, with PgBouncer in transaction mode and others' statements between: the wide
 * test of it, in as many rounds as a dealer has upgrades in some years. It says the times; a lock that is left fails it.
 */
export function checkPooler() {
  const env = projectEnvironment({ POOLER_ROUNDS: String(ROUNDS) });
  if (spawnSync('node', RUN, { cwd: ROOT, env, stdio: 'inherit' }).status !== 0) {
    throw new Refusal('An upgrade beside a pooler failed: see above.');
  }
}
