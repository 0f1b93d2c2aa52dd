// Wide: a figure that grows dearer with the portal’s history, which no portal of a test has.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { JOB_KINDS, watchedFacts } from '../../main/fold-areas.ts';
import { writeAuditRows } from '../../testing/audit-rows.ts';
import { orderOnDesk } from '../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { platformFacts } from './platform-facts.ts';
import type { WatchedFacts } from './watched-facts.ts';

const LIMIT_MS = 240_000;
/** What one figure may take, the best of TRIES: other work on the machine is not its cost. */
const COST_MS_MAX = 20;
const TRIES = 7;
const MANY = inject('engine').kind === 'embedded' ? 20_000 : 300_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ METRICS: '1' });
  const pool = portal.openJobPool();
  const queue = await startJobs({ pool, engine: portal.engine, kinds: JOB_KINDS, log: portal.deps.log });
  await queue.stop();
  await pool.end();
  const { id } = await orderOnDesk(portal, { status: 'submitted' });
  await writeAuditRows(portal, 1);
  const { db } = portal;
  await sql`alter table trades disable trigger user`.execute(db);
  const columns = await otherColumns('trades', ['id', 'status']);
  await sql`
    insert into trades (id, status, ${sql.raw(columns)})
    select 'many' || n, case when n % 100 < 80 then 5 when n % 100 < 99 then 9 when n % 200 = 99 then 8 else 4 end, ${sql.raw(columns)}
    from trades, generate_series(1, ${MANY}) n where id = ${id}`.execute(db);
  await sql`
    insert into pgboss.job (name, data, state, created_on, completed_on)
    select 'send-mail', '{}', (case when n % 1000 = 0 then 'failed' else 'completed' end)::pgboss.job_state, now(), now()
    from generate_series(1, ${MANY}) n`.execute(db);
  await sql`alter table audit_waiting disable trigger all`.execute(db);
  await sql`insert into audit_waiting (seq) select n + 1000000 from generate_series(1, ${MANY}) n`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}, LIMIT_MS);
afterAll(() => portal.close());

async function otherColumns(table: string, without: readonly string[]): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(portal.db);
  return rows
    .map(({ name }) => name)
    .filter((name) => !without.includes(name))
    .join(', ');
}

/** Of each figure of a group; those that are asked for one by one, such as queues, share what the group takes. */
async function costOf({ read }: WatchedFacts): Promise<number> {
  const costs: number[] = [];
  let figures = 1;
  while (costs.length < TRIES) {
    const begun = performance.now();
    figures = new Set((await read()).map(({ of = [] }) => of.join())).size;
    costs.push(performance.now() - begun);
  }
  return Math.min(...costs) / Math.max(figures, 1);
}

describe(`the figures of a portal with ${MANY} orders, jobs and rows that wait`, () => {
  it(
    'cost little each',
    async () => {
      const costs: Record<string, number> = {};
      for (const facts of [...platformFacts(portal.deps), ...watchedFacts(portal.deps)]) {
        costs[facts.gauges.map(({ name }) => name).join()] = await costOf(facts);
      }
      expect(Object.entries(costs).filter(([, ms]) => ms > COST_MS_MAX)).toEqual([]);
    },
    LIMIT_MS,
  );
});
