import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** As many orders of a status as the figures tell apart. */
const COUNTED_MAX = 1_001;

/** How many orders have each of these statuses, by its number, each counted up to COUNTED_MAX from an index. */
export async function countOrderStates(
  db: Db,
  statuses: readonly number[],
): Promise<{ status: number; count: number }[]> {
  const counts = statuses.map(
    (status) => sql`
      select ${sql.lit(status)}::int as status, count(*)::int as count from (
        select 1 from trades where status = ${sql.lit(status)} limit ${sql.lit(COUNTED_MAX)}
      ) counted`,
  );
  const { rows } = await sql<{
    status: number;
    count: number;
  }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows;
}
