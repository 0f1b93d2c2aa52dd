import type { Db } from '../db/tables.ts';

/** The newest version that the investor submitted; an order relies on it. Undefined before the first submission. */
export async function findSubmittedKyc(
  db: Db,
  investorId: string,
): Promise<{ id: string; version: number; signedAt: Date | null } | undefined> {
  return db
    .selectFrom('kyc_versions')
    .select(['id', 'version', 'signed_at as signedAt'])
    .where('investor_id', '=', investorId)
    .where('state', '=', 'submitted')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}
