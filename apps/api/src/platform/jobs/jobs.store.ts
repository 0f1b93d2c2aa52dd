import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** A job that needs somebody's eye. Its payload is never read: it may hold personal data, sealed or not. */
export type TroubledJob = {
  id: string;
  name: string;
  /** Failed: tried as often as it may be. Retry: failed and will be tried again. Active, created: for too long. */
  state: 'failed' | 'retry' | 'active' | 'created';
  tries: number;
  askedAt: Date;
  /** What the last try failed with, scrubbed; null where none failed. */
  error: string | null;
};

/** The queue's own jobs, by which it makes the periodic ones; a server that was down leaves some behind. */
const OWN_JOBS = String.raw`\_\_pgboss\_\_%`;

/** What periodic jobs carry. */
const NO_PAYLOAD = '{}';

/** The longest list that anybody reads; the oldest in front. */
const TROUBLED_MAX = 200;

/** Jobs that failed, that wait for another try, or that have waited or run since before `stuckBefore`. */
export async function listTroubledJobs(db: Db, stuckBefore: Date): Promise<TroubledJob[]> {
  const { rows } = await sql<TroubledJob>`
    select id::text, name, state::text,
      retry_count + case when state = 'created' then 0 else 1 end as tries,
      created_on as "askedAt", output ->> 'message' as error
    from pgboss.job
    where name not like ${OWN_JOBS} and (
      state in ('failed', 'retry')
      or (state = 'active' and started_on < ${stuckBefore})
      or (state = 'created' and start_after < ${stuckBefore}))
    order by created_on limit ${TROUBLED_MAX}`.execute(db);
  return rows;
}

/** How many jobs with a payload were asked for before `before` and are not done; those that were given up may be tried again. */
export async function countJobsOfBefore(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job
    where name not like ${OWN_JOBS} and state not in ('completed', 'cancelled') and created_on < ${before}
      and data <> ${NO_PAYLOAD}::jsonb`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A job that was given up, locked until the transaction ends; undefined when there is none of that id, or another was faster. */
export async function lockFailedJob(db: Db, id: string): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text, name from pgboss.job where id::text = ${id} and state = 'failed' limit 1 for update`.execute(
    db,
  );
  return rows[0];
}

/** True where a job of the kind with this payload is to be begun or at work; one that failed and will be tried later is neither. */
export async function isJobWaiting(db: Db, name: string, payload: object): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (
      select 1 from pgboss.job
      where name = ${name} and state in ('created', 'active') and data = ${JSON.stringify(payload)}::jsonb
    ) as "isThere"`.execute(db);
  return rows[0]?.isThere ?? false;
}

/** How many jobs of each kind are in each state, finished ones too while they are kept. */
export async function countJobs(db: Db): Promise<{ name: string; state: string; count: number }[]> {
  const { rows } = await sql<{ name: string; state: string; count: number }>`
    select name, state::text, count(*)::int as count from pgboss.job group by name, state`.execute(db);
  return rows;
}

/** False until the portal first starts its queue, which makes its tables. */
export async function hasJobTables(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('pgboss.job') is not null as "isThere"`.execute(db);
  return rows[0]?.isThere ?? false;
}
