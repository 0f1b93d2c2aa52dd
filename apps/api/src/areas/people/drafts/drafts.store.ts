import type { Db } from '../../../platform/db/tables.ts';

/** `sealed` is null if the draft was discarded. */
export type SealedDraft = { sealed: Buffer | null; savedAt: Date };

/** The device it was typed on, and when by its own clock. */
export type TypedOn = { device: string; typedAt: Date | null };

export async function findDraft(db: Db, investorId: string, scope: string): Promise<SealedDraft | undefined> {
  return db
    .selectFrom('drafts')
    .select(['sealed', 'saved_at as savedAt'])
    .where('investor_id', '=', investorId)
    .where('scope', '=', scope)
    .executeTakeFirst();
}

/** All of an investor's drafts, newest first, without discarded ones. */
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

/**
 * Longer than any request takes: a save that seems older after this was not overtaken, but the device's clock was set
 * back.
 */
const OVERTAKING_MAX_MS = 60_000;

/** Replaces the draft; false if the same device has typed something newer, which stays. */
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

/** Deletes all but the investor's newest drafts. */
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
