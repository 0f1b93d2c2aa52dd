import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobHandlers, JobName, JobPayloads, Jobs } from '../ports/jobs.ts';

const RETRY_LIMIT = 8;
const RETRY_DELAY_S = 2;
const RETRY_DELAY_MAX_S = 600;
const EXPIRE_S = 120;
const POLL_S = 0.5;
const STOP_TIMEOUT_MS = 10_000;
const NO_JOB = '00000000-0000-0000-0000-000000000000';

const EVERY_FIVE_MINUTES = '*/5 * * * *';
const EVERY_NIGHT = '17 8 * * *';

/** Every kind of job, and when the periodic ones come by themselves (UTC). */
const SCHEDULES: Readonly<Record<JobName, string | null>> = {
  'send-mail': null,
  'send-contact-email': null,
  'send-payment-notice': null,
  'seal-documents': null,
  'sweep-unsealed-documents': EVERY_FIVE_MINUTES,
  'release-expired-orders': EVERY_FIVE_MINUTES,
  'forget-expired': EVERY_NIGHT,
};

function jobNames(): JobName[] {
  return Object.keys(SCHEDULES).filter((name): name is JobName => name in SCHEDULES);
}

export type RunningJobs = {
  jobs: Jobs;
  work: (handlers: JobHandlers) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * The queue: pg-boss over the portal's own database, on a pool of its own. A job that fails is tried again with
 * growing delays, RETRY_LIMIT times; one whose process died is taken over after EXPIRE_S.
 */
export async function startJobs(options: {
  pool: pg.Pool;
  engine: 'embedded' | 'postgres';
  log: Logger;
}): Promise<RunningJobs> {
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) =>
        options.pool.query(text, values === undefined ? undefined : [...values]),
    },
    ...(options.engine === 'embedded' ? { backend: 'pglite' as const } : {}),
  });
  boss.on('error', (error) => options.log.error({ err: error }, 'queue fault'));
  await boss.start();
  for (const name of jobNames()) {
    await boss.createQueue(name, {
      retryLimit: RETRY_LIMIT,
      retryDelay: RETRY_DELAY_S,
      retryBackoff: true,
      retryDelayMax: RETRY_DELAY_MAX_S,
      expireInSeconds: EXPIRE_S,
    });
    const schedule = SCHEDULES[name];
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
        await boss.send(name, payload, { db: fromKysely(trx) });
      },
    },
    work: async (handlers) => {
      for (const name of jobNames()) {
        await workOn(boss, name, handlers, options.log);
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  };
}

async function workOn<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handlers: JobHandlers,
  log: Logger,
): Promise<void> {
  await boss.work<JobPayloads[Name]>(
    name,
    { pollingIntervalSeconds: POLL_S, batchSize: 1 },
    async ([job]) => {
      if (job !== undefined) {
        await handlers[name](job.data).catch((error: unknown) => {
          log.warn({ job: name, jobId: job.id, err: error }, 'a job failed');
          throw error;
        });
      }
    },
  );
}
