import type { Db } from '../../../platform/db/tables.ts';

/** `sealed` is null where the draft was let go of. */
export type SealedDraft = { sealed: Buffer | null; savedAt: Date };

/** On which device, and when by its own clock. */
export type TypedOn = { device: string; typedAt: Date | null };

export async function findDraft(db: Db, investorId: string, scope: string): Promise<SealedDraft | undefined> {
  return db
    .selectFrom('drafts')
    .select(['sealed', 'saved_at as savedAt'])
    .where('investor_id', '=', investorId)
    .where('scope', '=', scope)
    .executeTakeFirst();
}

/** Everything that is kept of an investor, the newest first; what was let go of is not among it. */
export async function listDrafts(
  db: Db,
  investorId: string,
): Promise<{ scope: string; sealed: Buffer; savedAt: Date }[]> {
  const rows = await db
    .selectFrom('drafts')
    .select(['scope', 'sealed', 'saved_at as savedAt'])
    .where('investor_id', '=', investorId)
    .orderBy('saved_at', 'desc')
    .orderBy('scope')
    .execute();
  return rows.flatMap(({ sealed, ...draft }) => (sealed === null ? [] : [{ ...draft, sealed }]));
}

/** Longer than a request lives: what is refused after it was no overtaken request, but a clock that was set back. */
const OVERTAKING_MAX_MS = 60_000;

/** Keeps the draft instead of the one before; false where the same device has typed something newer, which stays. */
export async function putDraft(
  trx: Db,
  { investorId, scope }: { investorId: string; scope: string },
  { sealed, savedAt }: SealedDraft,
  { device, typedAt }: TypedOn,
): Promise<boolean> {
  const longAgo = new Date(savedAt.getTime() - OVERTAKING_MAX_MS);
  const row = { sealed, saved_at: savedAt, device, typed_at: typedAt };
  const kept = await trx
    .insertInto('drafts')
    .values({ investor_id: investorId, scope, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['investor_id', 'scope'])
        .doUpdateSet(row)
        .where((eb) =>
          eb.or([
            eb('drafts.device', 'is distinct from', device),
            eb('drafts.typed_at', 'is', null),
            eb(eb.ref('excluded.typed_at'), 'is', null),
            eb('drafts.typed_at', '<=', eb.ref('excluded.typed_at')),
            eb('drafts.saved_at', '<', longAgo),
          ]),
        ),
    )
    .returning('scope')
    .executeTakeFirst();
  return kept !== undefined;
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
