import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import { transact } from '../../db/transact.ts';
import { type AuditArchive, boundsOfYear } from './audit-archive.ts';

/** Readers of the log wait for as long as this does. */
const LOCK_TIMEOUT = '2s';
const ROWS_A_PORTION = 2_000;

type Archived = Pick<AuditArchive, 'year' | 'throughBatch'>;

/** The months of the year that are parts of the log. */
export async function listPartsOfYear(db: Db, year: number): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select relname as part from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'public.audit_log'::regclass and relname ~ ${`^audit_log_${year}_[0-9]{2}$`} order by 1`.execute(
    db,
  );
  return rows.map(({ part }) => part);
}

/** Drops a month whose rows are all in the file; false, and nothing is done, where another came in behind. */
export async function dropPart(db: Db, part: string, { throughBatch }: Archived): Promise<boolean> {
  return transact(db, async (trx) => {
    await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(trx);
    await sql`lock table ${sql.table(part)} in share row exclusive mode`.execute(trx);
    const { rows: behind } = await sql`
      select from ${sql.table(part)} row
      where row.hash is null
        and not exists (select from audit_leaves where seq = row.seq and batch <= ${throughBatch}) limit 1`.execute(
      trx,
    );
    if (behind.length > 0) {
      return false;
    }
    await sql`lock table only audit_log in access exclusive mode`.execute(trx);
    await sql`drop table ${sql.table(part)}`.execute(trx);
    return true;
  });
}

/** Deletes some rows of the year that are in its file and still in the database, and returns how many. */
export async function deleteSomeArchived(db: Db, { year, throughBatch }: Archived): Promise<number> {
  const { from, until } = boundsOfYear(year);
  const { numAffectedRows } = await sql`
    delete from audit_log where at >= ${from} and at < ${until} and seq = any (array(
      select row.seq from audit_log row
      where row.at >= ${from} and row.at < ${until}
        and (row.hash is not null or exists (
          select from audit_leaves where seq = row.seq and batch <= ${throughBatch}))
      limit ${ROWS_A_PORTION}
    ))`.execute(db);
  return Number(numAffectedRows ?? 0);
}
