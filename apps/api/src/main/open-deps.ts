import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import type { Logger } from 'pino';
import { recordFirstRegistrations } from '../areas/firm/registrations/record-first-registrations.ts';
import { recordFirstParticulars } from '../areas/firm/trustee/record-first-particulars.ts';
import { asTyped } from '../platform/commands/as-typed.ts';
import { type Config, ConfigurationError } from '../platform/config/config.ts';
import { openSecretBox } from '../platform/crypto/open-secret-box.ts';
import { mayChangeAudit } from '../platform/db/grant-to-application.ts';
import { isMigrated, migrate } from '../platform/db/migrate.ts';
import { makeMonths } from '../platform/db/months/make-months.ts';
import { type OpenDatabase, openDatabase } from '../platform/db/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { type RunningJobs, startJobs } from '../platform/jobs/start-jobs.ts';
import { systemClock } from '../platform/ports/clock.ts';
import { JOB_KINDS } from './fold-areas.ts';
import { makeDeps } from './make-deps.ts';
import { openTracing } from './open-tracing.ts';

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
    const { tracing, tracePool, traceProviders } = await openTracing(config, log);
    closers.push(tracing.close);
    const database = await openDatabase({
      databaseUrl: config.databaseUrl,
      databaseDirectUrl: config.databaseDirectUrl,
      databaseLimits: config.databaseLimits,
      dataDir: config.dataDir,
      poolSize: config.databasePoolSize,
      onError: (error) => log.error({ err: error }, 'database connection fault'),
      tracePool,
    });
    closers.push(database.close);
    stopAsked?.throwIfAborted();
    await unlessStopped(bringUpToDate(database, config), stopAsked);
    if (
      config.stage === 'production' &&
      database.engine === 'postgres' &&
      (await mayChangeAudit(database.db))
    ) {
      log.warn(
        asTyped(
          'the database role of DATABASE_URL may change the audit log: see npm run database -- prepare',
        ),
      );
    }
    const { secrets, close: closeSecrets } = await openSecretBox(config, database, log);
    closers.push(closeSecrets);
    const jobPool = database.openJobPool();
    closers.push(() => jobPool.end());
    const queue = await unlessStopped(
      startJobs({
        pool: jobPool,
        engine: database.engine,
        kinds: JOB_KINDS,
        log,
        heartbeatSeconds: config.jobHeartbeatSeconds,
        tracing,
      }),
      stopAsked,
    );
    closers.push(queue.stop);
    const made = await makeDeps({
      config,
      db: database.db,
      withoutLimits: database.withoutLimits,
      dumpDatabase: database.dump,
      databasePool: database.pool,
      secrets,
      jobs: queue.jobs,
      log,
      clock: systemClock,
      tracing,
    });
    const deps = traceProviders(made);
    closers.push(deps.faults.close);
    await recordFirstParticulars(deps);
    await recordFirstRegistrations(deps);
    await makeMonths(deps).catch((error: unknown) =>
      log.warn({ err: error }, 'the tables of the next months could not be made; it is tried again at night'),
    );
    return { deps, queue, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Work on the database may wait for as long as another server holds a lock; whoever asks for a stop does not wait with it. */
async function unlessStopped<Result>(work: Promise<Result>, stopAsked?: AbortSignal): Promise<Result> {
  if (stopAsked === undefined) {
    return work;
  }
  stopAsked.throwIfAborted();
  const done = new AbortController();
  const asked = once(stopAsked, 'abort', { signal: done.signal }).then(() => stopAsked.throwIfAborted());
  try {
    await Promise.race([work, asked]);
    stopAsked.throwIfAborted();
    return await work;
  } finally {
    asked.catch(() => undefined);
    work.catch(() => undefined);
    done.abort();
  }
}

/**
 * A migration holds its lock on one connection while it works on another. A pooler that lends connections for a transaction would leave
 * that lock behind on a connection of its own, and with it every server that starts later: so there it is not tried.
 */
async function bringUpToDate(
  database: OpenDatabase,
  { databaseLimits, databaseDirectUrl }: Pick<Config, 'databaseLimits' | 'databaseDirectUrl'>,
): Promise<void> {
  if (
    databaseLimits === 'transaction' &&
    databaseDirectUrl === undefined &&
    !(await isMigrated(database.db))
  ) {
    throw new ConfigurationError(
      'The database is not at this version yet, and it cannot be upgraded through a pooler (DATABASE_LIMITS=transaction). Set DATABASE_DIRECT_URL to the address of PostgreSQL itself and start again, or run npm run database -- prepare with MIGRATION_DATABASE_URL.',
    );
  }
  await database.withoutLimits(migrate);
}
