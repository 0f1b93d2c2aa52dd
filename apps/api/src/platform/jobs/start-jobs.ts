import { scrubText } from '@portal/domain/ground/errors/scrub-text';
import type pg from 'pg';
import { fromKysely, type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobHandlers, JobKind, JobKinds, JobName, JobPayloads, Jobs } from '../ports/jobs.ts';
import { NO_TRACING, type Tracing } from '../ports/tracing.ts';
import { indexUnfinishedJobs } from './index-unfinished-jobs.ts';
import { isGivenUpAgain } from './is-given-up-again.ts';
import { takeOrigin, withOrigin } from './job-origin.ts';
import { isJobGoingOn, isJobNext, isJobWaiting } from './jobs.store.ts';

const RETRY_LIMIT = 8;
const RETRY_DELAY_S = 2;
const RETRY_DELAY_MAX_S = 600;
/** The longest that a job may run. */
const EXPIRE_S = 300;
const DAY_S = 86_400;
/** Finished and failed jobs stay this long, so that somebody can look and retry. */
const KEPT_S = 14 * DAY_S;
const HEARTBEAT_S = 30;
/** Somebody is waiting for a requested job; a periodic one may run some seconds later. */
const POLL_S = 0.5;
const POLL_PERIODIC_S = 5;
/** A job that takes longer is another server's, or waits for the next start. */
const STOP_TIMEOUT_MS = 8_000;
const NO_JOB = '00000000-0000-0000-0000-000000000000';

function namesOf(kinds: JobKinds): JobName[] {
  return Object.keys(kinds).filter((name): name is JobName => name in kinds);
}

export type RunningJobs = {
  jobs: Jobs;
  work: (handlers: JobHandlers) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * The queue: pg-boss over the portal's own database, on a pool of its own, shared by all servers. A failed job is retried with
 * growing delays, RETRY_LIMIT times, and then stays for somebody to look at, of a periodic kind one at most; another server takes
 * over a dead process's job after two heartbeats at most.
 */
export async function startJobs(options: {
  pool: pg.Pool;
  engine: 'embedded' | 'postgres';
  kinds: JobKinds;
  log: Logger;
  heartbeatSeconds?: number;
  tracing?: Tracing;
}): Promise<RunningJobs> {
  const { tracing = NO_TRACING, heartbeatSeconds = HEARTBEAT_S } = options;
  const watchSeconds = Math.ceil(heartbeatSeconds / 2);
  const outage = outageLog(options.log);
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => {
        const result = await options.pool.query(text, values === undefined ? undefined : [...values]);
        outage.worked();
        return result;
      },
    },
    ...(options.engine === 'embedded' ? { backend: 'pglite' as const } : {}),
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
  });
  boss.on('error', outage.failed);
  await boss.start();
  await indexUnfinishedJobs(options.pool, options.log);
  for (const name of namesOf(options.kinds)) {
    await boss.createQueue(name);
    // A queue that an earlier version made gets the settings of this one.
    await boss.updateQueue(name, {
      retryLimit: RETRY_LIMIT,
      retryDelay: RETRY_DELAY_S,
      retryBackoff: true,
      retryDelayMax: RETRY_DELAY_MAX_S,
      expireInSeconds: EXPIRE_S,
      deleteAfterSeconds: KEPT_S,
      heartbeatSeconds,
    });
    const { schedule } = options.kinds[name];
    if (schedule !== null) {
      await boss.schedule(name, schedule, {});
    }
    // The queue's settings are read once, at its first use. Were that inside a caller's transaction, the embedded
    // database, which lets one transaction in at a time, would wait for itself; so each queue is used here first.
    await boss.getJobById(name, NO_JOB);
  }
  return {
    jobs: {
      enqueue: async (trx, name, payload) => {
        await boss.send(name, withOrigin(payload, tracing.here()), { db: fromKysely(trx) });
      },
      isGoingOn: isJobGoingOn,
      isNext: isJobNext,
      isWaiting: isJobWaiting,
      retry: async (trx, name, id) => {
        await boss.retry(name, id, { db: fromKysely(trx) });
      },
    },
    work: async (handlers) => {
      for (const name of namesOf(options.kinds)) {
        const { pool, log } = options;
        await workOn(boss, name, { pool, kind: options.kinds[name], handlers, log, tracing });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  };
}

type Working = { pool: pg.Pool; kind: JobKind; handlers: JobHandlers; log: Logger; tracing: Tracing };

async function workOn<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  { pool, kind, handlers, log, tracing }: Working,
): Promise<void> {
  await boss.work<JobPayloads[Name]>(
    name,
    {
      pollingIntervalSeconds: kind.schedule === null ? POLL_S : POLL_PERIODIC_S,
      batchSize: kind.atOnce ?? 1,
      burstWhenBatchFull: true,
      perJobResults: true,
    },
    (jobs) =>
      Promise.all(
        jobs.map(async (job): Promise<JobResult> => {
          const { payload, origin } = takeOrigin(job.data);
          try {
            await tracing.job(name, origin, () => handlers[name](payload));
            return { id: job.id, status: 'completed' };
          } catch (error) {
            log.warn({ job: name, jobId: job.id, err: error }, 'a job failed');
            // One row that always fails would leave a job for somebody to look at every five minutes, for two weeks.
            const isSaid =
              kind.schedule !== null && (await isGivenUpAgain(pool, { name, id: job.id }).catch(() => false));
            const output = { message: describeFailure(error) };
            return { id: job.id, status: isSaid ? 'completed' : 'failed', output };
          }
        }),
      ),
  );
}

const FAILURE_LENGTH_MAX = 500;

/** What is kept about a failure: enough to know what to do, nothing that names a person. */
function describeFailure(error: unknown): string {
  return scrubText(error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(
    0,
    FAILURE_LENGTH_MAX,
  );
}

type OutageLog = { failed: (error: Error) => void; worked: () => void };

/**
 * Logs an outage of the queue's database once, and its end with the number of failed tries: every kind of job polls twice a second,
 * and thousands of equal lines would hide the one that matters.
 */
function outageLog(log: Logger): OutageLog {
  let faults = 0;
  return {
    failed: (error) => {
      faults += 1;
      if (faults === 1) {
        log.error({ err: error }, 'queue fault');
      }
    },
    worked: () => {
      if (faults > 0) {
        log.info({ faults }, 'the queue works again');
        faults = 0;
      }
    },
  };
}
