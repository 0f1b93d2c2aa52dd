import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';

/** Has the database fold the names of at most so many investors of before migration 0005; answers of how many. */
export async function foldSomeNames(db: Db, rowsMax: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update investors set found_by = null where id in (
      select id from investors where found_by is null order by id limit ${rowsMax} for update skip locked)`.execute(
    db,
  );
  return Number(numAffectedRows);
}
