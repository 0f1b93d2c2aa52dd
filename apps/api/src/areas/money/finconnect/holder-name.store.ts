import type { Db } from '../../../platform/db/tables.ts';

/** The investor's own name, in which an account most often is. */
export async function findHolderName(
  db: Db,
  investorId: string,
): Promise<{ firstName: string; lastName: string } | undefined> {
  return db
    .selectFrom('investors')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('id', '=', investorId)
    .executeTakeFirst();
}
