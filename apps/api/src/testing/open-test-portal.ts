import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { pino } from 'pino';
import { registerByFolder } from '../areas/firm/registrations/record-first-registrations.ts';
import { trustFolder } from '../areas/firm/trustee/record-first-particulars.ts';
import { addRepresentatives } from '../areas/people/representatives/add-representatives.ts';
import { DEMO_REPRESENTATIVES } from '../demo/people/demo-representatives.ts';
import { buildApp } from '../main/build-app.ts';
import { jobHandlers } from '../main/fold-areas.ts';
import { makeDeps } from '../main/make-deps.ts';
import { readConfig } from '../platform/config/config.ts';
import { openSecretBox } from '../platform/crypto/open-secret-box.ts';
import type { OpenDatabase } from '../platform/db/open-database.ts';
import type { Db } from '../platform/db/tables.ts';
import { Turns } from '../platform/db/turns.ts';
import type { Deps } from '../platform/deps.ts';
import type { JobName, JobPayloads } from '../platform/ports/jobs.ts';
import type { Mail } from '../platform/ports/mailer.ts';
import { NO_TRACING } from '../platform/ports/tracing.ts';
import { openLaidDatabase, openPortalDatabase } from './open-test-database.ts';
import { watchAnswers } from './watch-answers.ts';

export type TestPortal = {
  app: FastifyInstance;
  deps: Deps;
  db: Db;
  /** The connections of its server. */
  pool: pg.Pool;
  engine: 'embedded' | 'postgres';
  /** Moves the portal's time; it stands still otherwise. */
  setTime: (now: Date) => void;
  advance: (ms: number) => void;
  /** What was sent so far, oldest first. */
  mails: Mail[];
  /** Does the work that was asked for and committed, in order; returns how many jobs ran. */
  runJobs: () => Promise<number>;
  /** The work that waits, as it lies in the queue, oldest first. */
  waitingJobs: () => Promise<{ name: string; payload: string }[]>;
  /** Connections to its database for the real queue; their user ends them. */
  openJobPool: () => pg.Pool;
  /** Loses all work that waits, as a queue that was emptied by mistake. */
  forgetJobs: () => Promise<void>;
  /** Fails the test file when a call answered what the route table does not say of it. */
  close: () => Promise<void>;
};

/** Tests order hundreds of times at once, beside other tests. */
const TURN_PATIENCE_MS = 60_000;

/** The dealer of the tests has been registered since before anything that they do. */
const REGISTERED_SINCE = new Date('2015-01-02T15:00:00.000Z');

/** A copy opens what was sealed before it was copied. */
const LAID_VARIABLES = { SECRET_KEY: Buffer.alloc(32, 'laid').toString('base64') };

export const TEST_TIME = new Date('2026-11-18T15:00:00.000Z');

/**
 * The whole server on a database of its own, with a clock that stands still and mail kept in a list. Jobs are rows of
 * a table written in the caller's transaction, as with the real queue, and run when the test says so.
 */
export async function openTestPortal(variables: Record<string, string> = {}): Promise<TestPortal> {
  return portalOn(await openPortalDatabase(), variables, startFirst);
}

/**
 * A portal with rows that take long to write, on a copy of the database to which `lay` gave them: once in a run, for all files that
 * ask for the name. What the portal of then had outside its database, its files and messages, is gone.
 */
export async function openLaidPortal(
  name: string,
  lay: (portal: TestPortal) => Promise<void>,
): Promise<TestPortal> {
  const database = await openLaidDatabase(name, async (empty) => {
    const portal = await portalOn(empty, LAID_VARIABLES, startFirst);
    try {
      await lay(portal);
    } finally {
      await portal.close();
    }
  });
  return portalOn(database, LAID_VARIABLES, async () => undefined);
}

/** What a first start writes, but for its row of the log, which no test asks for. */
async function startFirst(deps: Deps): Promise<void> {
  await trustFolder(deps.db, deps, deps.clock.now());
  await registerByFolder(deps.db, deps, REGISTERED_SINCE);
  await addRepresentatives(deps.db, DEMO_REPRESENTATIVES, deps.clock.now());
}

async function portalOn(
  database: OpenDatabase,
  variables: Record<string, string>,
  start: (deps: Deps) => Promise<void>,
): Promise<TestPortal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-test-'));
  let now = TEST_TIME;
  const mails: Mail[] = [];
  const config = readConfig({
    APP_STAGE: 'test',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://portal.test',
    DEMO_DATA: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: '0',
    ...variables,
  });
  const log = pino({ level: 'silent' });
  const { secrets, close: closeSecrets } = await openSecretBox(config, database, log);
  const deps: Deps = {
    ...(await makeDeps({
      config,
      db: database.db,
      withoutLimits: database.withoutLimits,
      dumpDatabase: database.dump,
      databasePool: database.pool,
      secrets,
      jobs: {
        enqueue: (trx, name, payload) => insertJob(trx, name, payload),
        isGoingOn: (trx, name) => hasJobLike(trx, name, '%"after"%'),
        isNext: (trx, name) => hasJobLike(trx, name, '%'),
        isWaiting: (trx, name, payload) => hasJob(trx, name, payload),
        retry: async () => undefined,
      },
      log,
      clock: { now: () => now },
      tracing: NO_TRACING,
    })),
    mailer: { send: async (mail) => void mails.push(mail) },
    newId: randomUUID,
    dealTurns: new Turns({ atOnceMax: 4, waitingMax: 1_000, patienceMs: TURN_PATIENCE_MS }),
  };
  await start(deps);
  const app = await buildApp(deps);
  const problems = watchAnswers(app);
  await app.ready();
  return {
    app,
    deps,
    db: database.db,
    pool: database.pool,
    engine: database.engine,
    setTime: (time) => {
      now = time;
    },
    advance: (ms) => {
      now = new Date(now.getTime() + ms);
    },
    mails,
    runJobs: () => runJobs(deps, database.pool),
    waitingJobs: async () =>
      (await database.pool.query('select name, payload from test_jobs order by seq')).rows,
    openJobPool: database.openJobPool,
    forgetJobs: async () => void (await database.pool.query('delete from test_jobs')),
    close: async () => {
      await app.close();
      await closeSecrets();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
      if (problems.size > 0) {
        throw new Error(`Answers that the API document does not describe:\n${[...problems].join('\n')}`);
      }
    },
  };
}

async function insertJob<Name extends JobName>(
  trx: Db,
  name: Name,
  payload: JobPayloads[Name],
): Promise<void> {
  await trx.executeQuery(
    CompiledQuery.raw('insert into test_jobs (name, payload) values ($1, $2)', [
      name,
      JSON.stringify(payload),
    ]),
  );
}

async function hasJob<Name extends JobName>(
  trx: Db,
  name: Name,
  payload: JobPayloads[Name],
): Promise<boolean> {
  const { rows } = await trx.executeQuery(
    CompiledQuery.raw('select 1 from test_jobs where name = $1 and payload = $2', [
      name,
      JSON.stringify(payload),
    ]),
  );
  return rows.length > 0;
}

async function hasJobLike(db: Db, name: JobName, payload: string): Promise<boolean> {
  const { rows } = await db.executeQuery(
    CompiledQuery.raw('select 1 from test_jobs where name = $1 and payload like $2', [name, payload]),
  );
  return rows.length > 0;
}

async function runJobs(deps: Deps, pool: pg.Pool): Promise<number> {
  const handlers = jobHandlers(deps);
  for (let done = 0; ; done += 1) {
    const { rows } = await pool.query<{ name: JobName; payload: string }>(
      'delete from test_jobs where seq = (select min(seq) from test_jobs) returning name, payload',
    );
    const [job] = rows;
    if (job === undefined) {
      return done;
    }
    await runJob(handlers, job.name, JSON.parse(job.payload));
  }
}

function runJob<Name extends JobName>(
  handlers: ReturnType<typeof jobHandlers>,
  name: Name,
  payload: JobPayloads[Name],
): Promise<void> {
  return handlers[name](payload);
}
