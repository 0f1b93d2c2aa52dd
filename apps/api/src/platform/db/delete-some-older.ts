import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** Rows that one statement forgets: some tens of milliseconds, for which nobody waits. */
export const FORGOTTEN_AT_ONCE = 2_000;

/**
 * Deletes rows whose time is before this, the oldest first and at most `atMost`, and returns how many. Rows that somebody has
 * locked are left to the next look. The column needs an index, or each look reads the table.
 */
export async function deleteSomeOlder(
  db: Db,
  { table, column, before }: { table: string; column: string; before: Date },
  atMost = FORGOTTEN_AT_ONCE,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before}
      order by ${sql.ref(column)} limit ${atMost} for update skip locked
    ))`.execute(db);
  return Number(numAffectedRows ?? 0);
}
