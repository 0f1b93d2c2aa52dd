import { databaseFailureOf } from '../db/database-failure-of.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import type { FromPlace, PlacedJob } from '../ports/jobs.ts';
import { endOfWork } from './end-of-work.ts';

/** Where a run begins, and when it stops. */
export type Run = FromPlace & { endsAt?: number };

export type Portions<Row extends { place: string }> = {
  job: PlacedJob;
  /** Rows of one look. */
  atOnce: number;
  /** The next rows in the order of their places, behind one; '' is before the first. */
  find: (after: string, limit: number) => Promise<readonly Row[]>;
  /** Does one row, in a transaction of its own. */
  work: (row: Row) => Promise<unknown>;
};

/**
 * Does a periodic job's work row by row, in portions, until none is left or the time is up: then a next job goes on behind the last
 * row, so that a killed one repeats its own rows at most. A row that fails is passed by and counted, so that it stops no other; the
 * job fails at its end, which is when it is tried again and somebody is told. While a next job is under way, the schedule's begins
 * nothing. Rejects at once where the database is away.
 */
export async function eachInPortions<Row extends { place: string }>(
  deps: Pick<Deps, 'db' | 'jobs' | 'log'>,
  { job, atOnce, find, work }: Portions<Row>,
  { after, endsAt = endOfWork() }: Run = {},
): Promise<void> {
  if (after === undefined && (await deps.jobs.isGoingOn(deps.db, job))) {
    return;
  }
  const { place, passedBy, trouble, isTimeUp } = await goThrough({ atOnce, find, work }, after ?? '', endsAt);
  if (passedBy > 0) {
    deps.log.error({ job, passedBy, err: trouble }, 'a job passed by what failed');
  }
  if (isTimeUp) {
    await transact(deps.db, (trx) => deps.jobs.enqueue(trx, job, { after: place }));
  } else if (passedBy > 0) {
    throw trouble;
  }
}

async function goThrough<Row extends { place: string }>(
  { atOnce, find, work }: Omit<Portions<Row>, 'job'>,
  begin: string,
  endsAt: number,
): Promise<{ place: string; passedBy: number; trouble: unknown; isTimeUp: boolean }> {
  let passedBy = 0;
  let trouble: unknown;
  let place = begin;
  for (;;) {
    const rows = await find(place, atOnce);
    for (const row of rows) {
      // One row at least, or a job without time would ask for the next for ever.
      if (place !== begin && performance.now() >= endsAt) {
        return { place, passedBy, trouble, isTimeUp: true };
      }
      await work(row).catch((error: unknown) => {
        if (databaseFailureOf(error) === 'away') {
          throw error;
        }
        trouble ??= error;
        passedBy += 1;
      });
      place = row.place;
    }
    if (rows.length < atOnce) {
      return { place, passedBy, trouble, isTimeUp: false };
    }
  }
}
