import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { ORIGIN_KEY } from './job-origin.ts';

/** A job that needs attention. Its payload is never read: it may hold personal data, sealed or not. */
export type TroubledJob = {
  id: string;
  name: string;
  /** Failed: retries used up. Retry: failed and will be retried. Active, created: for too long. */
  state: 'failed' | 'retry' | 'active' | 'created';
  tries: number;
  askedAt: Date;
  /** The last try's error, scrubbed; null if none failed. */
  error: string | null;
};

/** The queue's own jobs, which create the periodic ones; a server that was down leaves some behind. */
const OWN_JOBS = String.raw`\_\_pgboss\_\_%`;

/** What periodic jobs carry. */
const NO_PAYLOAD = '{}';

/** The longest list anybody reads; oldest first. */
export const TROUBLED_MAX = 200;

/** Jobs that failed, are waiting for a retry, or have been waiting or running since before `stuckBefore`. */
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

/** How many jobs with a payload were requested before `before` and are not done, including given-up ones, which may be retried. */
export async function countJobsOfBefore(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job
    where name not like ${OWN_JOBS} and state not in ('completed', 'cancelled') and created_on < ${before}
      and data - ${ORIGIN_KEY} <> ${NO_PAYLOAD}::jsonb`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A given-up job, locked until the transaction ends; undefined if there is none with that id, or somebody else was faster. */
export async function lockFailedJob(db: Db, id: string): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text, name from pgboss.job where id::text = ${id} and state = 'failed' limit 1 for update`.execute(
    db,
  );
  return rows[0];
}

/** True if a job of this kind and payload is pending or running; one waiting for a retry is neither. */
export async function isJobWaiting(db: Db, name: string, payload: object): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (
      select 1 from pgboss.job
      where name = ${name} and state in ('created', 'active')
        and data - ${ORIGIN_KEY} = ${JSON.stringify(payload)}::jsonb
    ) as "isThere"`.execute(db);
  return rows[0]?.isThere ?? false;
}

/** True if a job of this kind that goes on behind a place is pending, running or to be retried. */
export async function isJobGoingOn(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (
      select 1 from pgboss.job
      where name = ${name} and state in ('created', 'retry', 'active') and data ->> 'after' is not null
    ) as "isThere"`.execute(db);
  return rows[0]?.isThere ?? false;
}

/** True if a job of this kind is pending; one that runs is not. */
export async function isJobNext(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select 1 from pgboss.job where name = ${name} and state = 'created') as "isThere"`.execute(
    db,
  );
  return rows[0]?.isThere ?? false;
}

type JobCount = { name: string; state: 'waiting' | 'active' | 'failed'; count: number };

/** The figures look at no more jobs than these, the oldest first: enough to see that somebody has to act. */
export const JOBS_COUNTED_MAX = 5_000;

/** How many jobs of each kind wait for their first or next try, run, or were given up, among the oldest that are not done. */
export async function listJobCounts(db: Db): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select name, case state when 'failed' then 'failed' when 'active' then 'active' else 'waiting' end as state,
      count(*)::int as count
    from (
      select name, state::text as state from pgboss.job
      where state not in ('completed', 'cancelled') order by created_on limit ${JOBS_COUNTED_MAX}
    ) job
    where name not like ${OWN_JOBS} group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** False until the portal first starts its queue, which creates its tables. */
export async function hasJobTables(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    isThere: boolean;
  }>`select to_regclass('pgboss.job') is not null as "isThere"`.execute(db);
  return rows[0]?.isThere ?? false;
}
