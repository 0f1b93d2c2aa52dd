import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

export type Clocks = {
  /** What the database's clock says. */
  databaseAt: Date;
  /** When the last backup was recorded; null before the first. */
  backupAt: Date | null;
};

/** One row of an index, whatever the size of the log. */
export async function readClocks(db: Db): Promise<Clocks> {
  const { rows } = await sql<Clocks>`
    select clock_timestamp() as "databaseAt",
      (select at from audit_log where action = 'backup.made' order by seq desc limit 1) as "backupAt"`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) {
    // A clock of our own in its place would say that the two agree.
    throw new Error('The database did not tell its time');
  }
  return row;
}
