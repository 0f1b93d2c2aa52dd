import { mkdirSync } from 'node:fs';
import type { Logger } from 'pino';
import { openSecretBox } from './crypto/open-secret-box.ts';
import { mayChangeAudit } from './db/application-role.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import type { Deps } from './deps.ts';
import type { Config } from './env.ts';
import { type RunningJobs, startJobs } from './jobs/start-jobs.ts';
import { makeDeps } from './make-deps.ts';
import { systemClock } from './ports/clock.ts';

export type OpenDeps = { deps: Deps; queue: RunningJobs; close: () => Promise<void> };

/**
 * Opens the database and brings it up to date, opens the keys and the queue: what a server and a command line need.
 * What was opened before a failure is closed again.
 */
export async function openDeps(config: Config, log: Logger): Promise<OpenDeps> {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) {
      await closeOne();
    }
  };
  try {
    const database = await openDatabase({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      poolSize: config.databasePoolSize,
      onError: (error) => log.error({ err: error }, 'database connection fault'),
    });
    closers.push(database.close);
    await migrate(database.db);
    if (
      config.stage === 'production' &&
      database.engine === 'postgres' &&
      (await mayChangeAudit(database.db))
    ) {
      log.warn('the database role of DATABASE_URL may change the audit log: see npm run database -- prepare');
    }
    const { secrets, close: closeSecrets } = await openSecretBox(config, database, log);
    closers.push(closeSecrets);
    const jobPool = database.openJobPool();
    closers.push(() => jobPool.end());
    const queue = await startJobs({
      pool: jobPool,
      engine: database.engine,
      log,
      heartbeatSeconds: config.jobHeartbeatSeconds,
    });
    closers.push(queue.stop);
    const deps = await makeDeps({
      config,
      db: database.db,
      dumpDatabase: database.dump,
      databasePool: database.pool,
      secrets,
      jobs: queue.jobs,
      log,
      clock: systemClock,
    });
    closers.push(deps.faults.close);
    return { deps, queue, close };
  } catch (error) {
    await close();
    throw error;
  }
}
