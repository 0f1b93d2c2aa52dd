import type { Db } from '../../platform/db/tables.ts';

export async function insertPayor(trx: Db, journalId: string, sealed: Buffer): Promise<void> {
  await trx
    .insertInto('money_payors')
    .values({ journal_id: journalId, payor: null, sealed_payor: sealed })
    .execute();
}

/** Null where nobody said who paid, and for the moments until what was in clear is sealed. */
export async function findSealedPayor(db: Db, journalId: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('money_payors')
    .select('sealed_payor')
    .where('journal_id', '=', journalId)
    .executeTakeFirst();
  return row?.sealed_payor ?? null;
}
