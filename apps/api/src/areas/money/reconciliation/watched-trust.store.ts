import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** As many as the figures tell apart. */
const LINES_MAX = 1_001;

export type WatchedTrust = { closedDay: string | null; lines: number; cents: bigint };

/** The last closed day, and the oldest lines of the bank that are open: by indexes alone, whatever their number. */
export async function readWatchedTrust(db: Db): Promise<WatchedTrust> {
  const { rows } = await sql<WatchedTrust>`
    select (select max(day) from trust_days) as "closedDay", count(*)::int as lines,
      coalesce(sum(open.cents), 0)::bigint as cents
    from (
      select abs(line.cents) - line.matched_cents as cents from bank_lines line
      where line.matched_cents < abs(line.cents) order by line.day, line.seq limit ${LINES_MAX}
    ) open`.execute(db);
  const [row] = rows;
  if (row === undefined) {
    // Nought in its place would say that nothing is open.
    throw new Error('The database did not count its open lines');
  }
  return row;
}
