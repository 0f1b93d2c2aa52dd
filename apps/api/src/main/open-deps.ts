import { mkdirSync } from 'node:fs';
import type { Logger } from 'pino';
import { recordFirstParticulars } from '../areas/firm/trustee/record-first-particulars.ts';
import type { Config } from '../platform/config/config.ts';
import { openSecretBox } from '../platform/crypto/open-secret-box.ts';
import { mayChangeAudit } from '../platform/db/grant-to-application.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { type RunningJobs, startJobs } from '../platform/jobs/start-jobs.ts';
import { systemClock } from '../platform/ports/clock.ts';
import { JOB_KINDS } from './fold-areas.ts';
import { makeDeps } from './make-deps.ts';

export type OpenDeps = { deps: Deps; queue: RunningJobs; close: () => Promise<void> };

/**
 * Opens the database and brings it up to date, opens the keys and the queue: what a server and a command line need.
 * What was opened before a failure, or before `stopAsked` ends it (its reason is then thrown), is closed again.
 */
export async function openDeps(config: Config, log: Logger, stopAsked?: AbortSignal): Promise<OpenDeps> {
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
      databaseLimits: config.databaseLimits,
      dataDir: config.dataDir,
      poolSize: config.databasePoolSize,
      onError: (error) => log.error({ err: error }, 'database connection fault'),
    });
    closers.push(database.close);
    stopAsked?.throwIfAborted();
    await database.withoutLimits(migrate);
    stopAsked?.throwIfAborted();
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
      kinds: JOB_KINDS,
      log,
      heartbeatSeconds: config.jobHeartbeatSeconds,
    });
    closers.push(queue.stop);
    stopAsked?.throwIfAborted();
    const deps = await makeDeps({
      config,
      db: database.db,
      withoutLimits: database.withoutLimits,
      dumpDatabase: database.dump,
      databasePool: database.pool,
      secrets,
      jobs: queue.jobs,
      log,
      clock: systemClock,
    });
    closers.push(deps.faults.close);
    await recordFirstParticulars(deps);
    return { deps, queue, close };
  } catch (error) {
    await close();
    throw error;
  }
}
