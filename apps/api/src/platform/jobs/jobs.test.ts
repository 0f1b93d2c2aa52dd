import { sql } from 'kysely';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { JOB_KINDS, jobHandlers } from '../../main/fold-areas.ts';
import { officeCommand } from '../../testing/office-command.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import type { JobHandlers } from '../ports/jobs.ts';
import { indexUnfinishedJobs } from './index-unfinished-jobs.ts';
import { takeOrigin, withOrigin } from './job-origin.ts';
import { listJobCounts } from './jobs.store.ts';
import { type RunningJobs, startJobs } from './start-jobs.ts';
import { watchJobs } from './watch-jobs.ts';

const LIMIT_MS = 60_000;
const FAST = 60;
const HOUR_MS = 3_600_000;
const MANY_TRIES = 30;
const FEW = 4;

let portal: TestPortal;
let database: OpenDatabase;
let pool: pg.Pool;
let queue: RunningJobs;
let deps: Deps;
const done: string[] = [];
const logged: { msg: string; faults?: number }[] = [];
let failure: Error | null = null;

/** The real queue on a database of its own; what `seal-documents` does is decided by the test. */
beforeAll(async () => {
  portal = await openTestPortal();
  database = await openTestDatabase();
  pool = database.openJobPool();
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  queue = await startJobs({ pool, engine: database.engine, kinds: JOB_KINDS, log, heartbeatSeconds: 10 });
  deps = { ...portal.deps, db: database.db, jobs: queue.jobs, clock: { now: () => new Date() } };
  const handlers: JobHandlers = {
    ...jobHandlers(deps),
    'seal-documents': async ({ envelopeId }) => {
      if (failure !== null) {
        throw failure;
      }
      done.push(envelopeId);
    },
    'sweep-files': async () => {
      throw new Error('no file');
    },
  };
  await queue.work(handlers);
});
afterAll(async () => {
  await queue.stop();
  await pool.end();
  await database.close();
  await portal.close();
});

function seal(envelopeId: string): Promise<void> {
  return transact(database.db, (trx) =>
    queue.jobs.enqueue(trx, 'seal-documents', { investorId: 'i', envelopeId }),
  );
}

const numberIn = async (state: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job
    where name = 'seal-documents' and state::text = ${state}`.execute(database.db);
  return rows[0]?.count;
};

const jobs = (...words: string[]) => officeCommand(deps, ['jobs', ...words]);

describe('a job', () => {
  it(
    'is one of many worked off without a pause in between',
    async () => {
      const started = performance.now();
      await Promise.all(Array.from({ length: FAST }, (_, count) => seal(`many-${count}`)));
      await vi.waitUntil(() => done.length === FAST, { timeout: LIMIT_MS, interval: 20 });
      expect(new Set(done).size).toBe(FAST);
      // At two a second, one per poll, it would take half a minute.
      expect(performance.now() - started).toBeLessThan(20_000);
    },
    LIMIT_MS,
  );

  it(
    'that was given up is listed with its scrubbed error, until a retry succeeds',
    async () => {
      expect((await jobs()).lines).toEqual(['Every job is getting on.']);
      failure = new Error('no file for ada@example.com');
      // In one transaction: no worker sees the job before it may be tried only once.
      await transact(database.db, async (trx) => {
        await queue.jobs.enqueue(trx, 'seal-documents', { investorId: 'i', envelopeId: 'stubborn' });
        await sql`update pgboss.job set retry_limit = 0 where name = 'seal-documents' and state = 'created'`.execute(
          trx,
        );
      });
      await vi.waitUntil(async () => (await numberIn('failed')) === 1, { timeout: LIMIT_MS, interval: 50 });
      const [line = '', ...others] = (await jobs()).lines;
      expect(others).toEqual([]);
      expect(line).toMatch(
        /^[0-9a-f-]{36} \| seal-documents \| given up after 1 tries \| 0 min \| Error: no file for \[email\]$/,
      );
      failure = null;
      const id = line.slice(0, 36);
      expect((await jobs('retry', id)).lines).toEqual([`Tried again soon: seal-documents ${id}`]);
      const asked = database.db.selectFrom('audit_log').select(['action', 'target', 'detail']);
      expect(await asked.where('target', '=', `job:${id}`).execute()).toMatchObject([
        { action: 'desk.job-repeated', detail: { by: 'Maude Lafleur', via: 'command' } },
      ]);
      await vi.waitUntil(() => done.includes('stubborn'), { timeout: LIMIT_MS, interval: 50 });
      expect((await jobs('retry', id)).lines[0]).toBe(`There is no job ${id} that was given up.`);
    },
    LIMIT_MS,
  );

  it(
    'that is periodic and fails at each run is given up once, for somebody to look at, and else only logged',
    async () => {
      const states = async () => {
        const { rows } = await sql<{ state: string }>`
          select state::text from pgboss.job where name = 'sweep-files' order by created_on`.execute(
          database.db,
        );
        return rows.map(({ state }) => state);
      };
      const failAtLastTry = () =>
        transact(database.db, async (trx) => {
          await queue.jobs.enqueue(trx, 'sweep-files', {});
          await sql`update pgboss.job set retry_limit = 0 where name = 'sweep-files' and state = 'created'`.execute(
            trx,
          );
        });
      await failAtLastTry();
      await vi.waitUntil(async () => (await states())[0] === 'failed', { timeout: LIMIT_MS, interval: 50 });
      await failAtLastTry();
      await vi.waitUntil(async () => (await states())[1] === 'completed', {
        timeout: LIMIT_MS,
        interval: 50,
      });
      await sql`delete from pgboss.job where name = 'sweep-files'`.execute(database.db);
    },
    LIMIT_MS,
  );

  it('is counted by its kind and state, and the queue’s own jobs are not', async () => {
    await sql`insert into pgboss.job (name, data, state, start_after) values
      ('write-export', '{}', 'failed', now()), ('write-export', '{}', 'created', now() + interval '1 day'),
      ('write-export', '{}', 'retry', now() + interval '1 day'), ('write-export', '{}', 'completed', now())`.execute(
      database.db,
    );
    const counts = await listJobCounts(database.db);
    expect(counts.filter(({ name }) => name === 'write-export')).toEqual([
      { name: 'write-export', state: 'failed', count: 1 },
      { name: 'write-export', state: 'waiting', count: 2 },
    ]);
    expect(counts.filter(({ name }) => name.startsWith('__'))).toEqual([]);
    await sql`delete from pgboss.job where name = 'write-export'`.execute(database.db);
  });

  it('that is not done is found by an index that those that are done are not in', async () => {
    const { rows } = await sql<{ indexdef: string }>`
      select indexdef from pg_indexes where indexname = 'portal_unfinished_jobs'`.execute(database.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.indexdef).toMatch(/completed.*cancelled/);
    // A server that starts later finds it there.
    await indexUnfinishedJobs(pool, pino({ level: 'silent' }));
  });

  it('is known to be waiting until it is done, by its kind and payload', async () => {
    const payload = { investorId: 'i', envelopeId: 'known' };
    const isWaiting = (of: typeof payload) => queue.jobs.isWaiting(database.db, 'seal-documents', of);
    const ofBefore = await isWaiting(payload);
    const within = await transact(database.db, async (trx) => {
      await queue.jobs.enqueue(trx, 'seal-documents', payload);
      return [
        await queue.jobs.isWaiting(trx, 'seal-documents', payload),
        await queue.jobs.isWaiting(trx, 'hand-over-papers', payload),
        await queue.jobs.isWaiting(trx, 'seal-documents', { ...payload, envelopeId: 'other' }),
      ];
    });
    expect([ofBefore, ...within]).toEqual([false, true, false, false]);
    await vi.waitUntil(async () => !(await isWaiting(payload)), { timeout: LIMIT_MS, interval: 50 });
    expect(done).toContain('known');
  });

  it('is known to be the next, or to go on behind a place, whatever its payload', async () => {
    const facts = async () => [
      await queue.jobs.isNext(database.db, 'remove-old-sources'),
      await queue.jobs.isGoingOn(database.db, 'remove-old-sources'),
    ];
    const held = (state: string) =>
      sql`update pgboss.job set state = ${sql.lit(state)}, started_on = now(), start_after = now() + interval '1 hour'
        where name = 'remove-old-sources' and state <> 'completed'`.execute(database.db);
    expect(await facts()).toEqual([false, false]);
    await transact(database.db, async (trx) => {
      await queue.jobs.enqueue(trx, 'remove-old-sources', {});
      expect(await queue.jobs.isNext(trx, 'remove-old-sources')).toBe(true);
      expect(await queue.jobs.isGoingOn(trx, 'remove-old-sources')).toBe(false);
      await sql`update pgboss.job set data = '{"after":"x"}', start_after = now() + interval '1 hour'
        where name = 'remove-old-sources'`.execute(trx);
    });
    expect(await facts()).toEqual([true, true]);
    await held('retry');
    expect(await facts()).toEqual([false, true]);
    await held('completed');
    expect(await facts()).toEqual([false, false]);
  });

  it('is the same whether or not what asked for it is traced, and is done without knowing', async () => {
    const payload = { investorId: 'i', envelopeId: 'traced' };
    await sql`
      insert into pgboss.job (name, data, start_after) values
      ('seal-documents', ${JSON.stringify(withOrigin(payload, '00-a-b-01'))}, now() + interval '1 second')`.execute(
      database.db,
    );
    expect(await queue.jobs.isWaiting(database.db, 'seal-documents', payload)).toBe(true);
    expect(takeOrigin(withOrigin(payload, '00-a-b-01'))).toEqual({ payload, origin: '00-a-b-01' });
    expect(takeOrigin(withOrigin(payload, undefined))).toEqual({ payload, origin: undefined });
    await vi.waitUntil(() => done.includes('traced'), { timeout: LIMIT_MS, interval: 50 });
  });

  it('that waits too long is listed, and the watch reports it in the log', async () => {
    const said: unknown[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void said.push(JSON.parse(line)) });
    await sql`insert into pgboss.job (name, data, start_after) values
      ('forget-expired', '{}', now() + interval '30 minutes'),
      ('__pgboss__send-it', '{}', now() + interval '30 minutes')`.execute(database.db);
    const later = { ...deps, log, clock: { now: () => new Date(Date.now() + HOUR_MS) } };
    await watchJobs(later);
    // The clock may just have reached a minute at which the queue creates periodic jobs: these wait too.
    expect(said).toMatchObject([{ failed: 0, kinds: expect.arrayContaining(['forget-expired']) }]);
    const listed = (await officeCommand(later, ['jobs'])).lines.join('\n');
    expect(listed).toContain('| forget-expired | waits for too long |');
    expect(listed).not.toContain('__pgboss__');
  });

  it(
    'is done when the database is back, and the log reports the outage once, not for every try',
    async () => {
      logged.splice(0);
      const away = vi.spyOn(pool, 'query').mockImplementation(() => {
        throw new Error('away');
      });
      await vi.waitUntil(() => away.mock.calls.length > MANY_TRIES, { timeout: LIMIT_MS, interval: 50 });
      away.mockRestore();
      await seal('after the outage');
      await vi.waitUntil(() => done.includes('after the outage'), { timeout: LIMIT_MS, interval: 50 });
      const [faults, ends] = ['queue fault', 'the queue works again'].map((words) =>
        logged.filter(({ msg }) => msg === words),
      );
      expect(ends?.length).toBe(faults?.length);
      // A query under way when it began may have been answered in between.
      expect(faults?.length).toBeLessThan(FEW);
      const told = (ends ?? []).reduce((sum, { faults: count = 0 }) => sum + count, 0);
      expect(told).toBeGreaterThan(FEW);
    },
    LIMIT_MS,
  );

  it.each([[['retry']], [['mend', 'x']]])('is asked about in a way that is explained: %j', async (words) => {
    const { ok, lines } = await jobs(...words);
    expect(ok).toBe(false);
    expect(lines.join('\n')).toContain('npm run dealer -- jobs retry <job>');
  });
});
