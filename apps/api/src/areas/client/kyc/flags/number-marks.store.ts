import { sql } from 'kysely';
import type { Fingerprint } from '../../../../platform/crypto/fingerprint.ts';
import type { Db } from '../../../../platform/db/tables.ts';

export type MarkedVersion = { kycId: string; investorId: string };

/**
 * Lets one transaction at a time compare a number, so that of two submitting the same one at the same moment, the
 * second sees the first. Locks the number's marks under all keys, oldest key first, so that a server that already knows
 * a newer key waits too.
 */
export async function lockMarks(trx: Db, marks: readonly Fingerprint[]): Promise<void> {
  for (const { mark } of [...marks].reverse()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${mark}, 0))`.execute(trx);
  }
}

/** Stores the fingerprint of a submitted version; `mark` is null if it has no number to compare. */
export async function setMark(
  trx: Db,
  { kycId, investorId }: MarkedVersion,
  { keyId, mark }: { keyId: string; mark: string | null },
): Promise<void> {
  await trx
    .insertInto('kyc_number_marks')
    .values({ kyc_id: kycId, investor_id: investorId, key_id: keyId, mark })
    .onConflict((conflict) => conflict.column('kyc_id').doUpdateSet({ key_id: keyId, mark }))
    .execute();
}

/** The first other investor to submit the same number, in any version; undefined if nobody did. */
export async function findFirstOtherWith(
  trx: Db,
  investorId: string,
  marks: readonly Fingerprint[],
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('kyc_number_marks')
    .innerJoin('kyc_versions', 'kyc_versions.id', 'kyc_number_marks.kyc_id')
    .select('kyc_number_marks.investor_id')
    .where(
      'kyc_number_marks.mark',
      'in',
      marks.map(({ mark }) => mark),
    )
    .where('kyc_number_marks.investor_id', '<>', investorId)
    .orderBy('kyc_versions.submitted_at')
    .orderBy('kyc_versions.id')
    .limit(1)
    .executeTakeFirst();
  return row?.investor_id;
}

/** The next submitted versions without a mark under this key, by id, after the last one seen. */
export async function listUnmarked(
  db: Db,
  keyId: string,
  after: string,
  limit: number,
): Promise<MarkedVersion[]> {
  return db
    .selectFrom('kyc_versions')
    .leftJoin('kyc_number_marks', (join) =>
      join.onRef('kyc_number_marks.kyc_id', '=', 'kyc_versions.id').on('kyc_number_marks.key_id', '=', keyId),
    )
    .select(['kyc_versions.id as kycId', 'kyc_versions.investor_id as investorId'])
    .where('kyc_versions.state', '=', 'submitted')
    .where('kyc_number_marks.kyc_id', 'is', null)
    .where('kyc_versions.id', '>', after)
    .orderBy('kyc_versions.id')
    .limit(limit)
    .execute();
}
