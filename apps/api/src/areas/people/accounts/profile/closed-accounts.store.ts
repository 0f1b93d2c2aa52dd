import type { Db } from '../../../../platform/db/tables.ts';

/** Marks the account as closed; false when it was already. */
export async function setClosed(trx: Db, investorId: string, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('investors')
    .set({ closed_at: at })
    .where('id', '=', investorId)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Accounts that their persons closed, the last one first. */
export async function listClosed(
  db: Db,
  rowsMax: number,
): Promise<{ id: string; email: string; closedAt: Date | null }[]> {
  return db
    .selectFrom('investors')
    .select(['id', 'email', 'closed_at as closedAt'])
    .where('closed_at', 'is not', null)
    .orderBy('closed_at', 'desc')
    .orderBy('id')
    .limit(rowsMax)
    .execute();
}
