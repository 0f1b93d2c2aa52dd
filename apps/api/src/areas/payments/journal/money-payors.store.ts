import type { Db } from '../../../platform/db/tables.ts';

export async function insertPayor(trx: Db, journalId: string, sealed: Buffer): Promise<void> {
  await trx.insertInto('money_payors').values({ journal_id: journalId, sealed_payor: sealed }).execute();
}

/** Of rows of the journal, those that say who paid; not for the moments until what was in clear is sealed. */
export async function findSealedPayors(
  db: Db,
  journalIds: readonly string[],
): Promise<{ journalId: string; sealed: Buffer }[]> {
  if (journalIds.length === 0) {
    return [];
  }
  const rows = await db
    .selectFrom('money_payors')
    .select(['journal_id as journalId', 'sealed_payor as sealed'])
    .where('journal_id', 'in', journalIds)
    .execute();
  return rows.flatMap(({ journalId, sealed }) => (sealed === null ? [] : [{ journalId, sealed }]));
}
