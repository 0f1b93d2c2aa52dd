import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** A month of a table in months. */
type MadeMonth = {
  part: string;
  /** False for one that could not be made, since rows of it are in the table's default part. */
  isMade: boolean;
};

/** Tables of which each month is a part of its own; a test compares them with the database. */
export const TABLES_IN_MONTHS = ['audit_log'] as const;

/** More are as bad as so many. */
const OUTSIDE_MAX = 1_000;

/** Makes the parts of the month of `asOf` and of so many after it that are not there yet. It makes all or none. */
export async function addMonths(db: Db, asOf: Date, ahead: number): Promise<MadeMonth[]> {
  const { rows } = await sql<MadeMonth>`
    select part, is_made as "isMade" from make_months(${asOf}, ${ahead})`.execute(db);
  return rows;
}

/** How many rows are of a month that was never made, at most OUTSIDE_MAX a table. They are kept, and read like all others. */
export async function countRowsOutsideMonths(db: Db): Promise<number> {
  let outside = 0;
  for (const table of TABLES_IN_MONTHS) {
    const { rows } = await sql<{ rows: number }>`
      select count(*)::int as rows
      from (select from ${sql.table(`${table}_default`)} limit ${OUTSIDE_MAX}) counted`.execute(db);
    outside += rows[0]?.rows ?? 0;
  }
  return outside;
}
