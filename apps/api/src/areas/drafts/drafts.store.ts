import type { Db } from '../../platform/db/tables.ts';

export type SealedDraft = { sealed: Buffer; savedAt: Date };

export async function findDraft(db: Db, investorId: string, scope: string): Promise<SealedDraft | undefined> {
  return db
    .selectFrom('drafts')
    .select(['sealed', 'saved_at as savedAt'])
    .where('investor_id', '=', investorId)
    .where('scope', '=', scope)
    .executeTakeFirst();
}

/** Keeps the draft instead of the one before. */
export async function putDraft(
  trx: Db,
  investorId: string,
  scope: string,
  { sealed, savedAt }: SealedDraft,
): Promise<void> {
  await trx
    .insertInto('drafts')
    .values({ investor_id: investorId, scope, sealed, saved_at: savedAt })
    .onConflict((conflict) =>
      conflict.columns(['investor_id', 'scope']).doUpdateSet({ sealed, saved_at: savedAt }),
    )
    .execute();
}

export async function deleteDraft(trx: Db, investorId: string, scope: string): Promise<void> {
  await trx.deleteFrom('drafts').where('investor_id', '=', investorId).where('scope', '=', scope).execute();
}

/** Lets go of all but the investor's newest drafts. */
export async function deleteOldestDrafts(trx: Db, investorId: string, kept: number): Promise<void> {
  await trx
    .deleteFrom('drafts')
    .where('investor_id', '=', investorId)
    .where('scope', 'in', (eb) =>
      eb
        .selectFrom('drafts')
        .select('scope')
        .where('investor_id', '=', investorId)
        .orderBy('saved_at', 'desc')
        .orderBy('scope')
        .offset(kept),
    )
    .execute();
}
