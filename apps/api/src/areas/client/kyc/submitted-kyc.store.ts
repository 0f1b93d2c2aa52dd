import type { Db } from '../../../platform/db/tables.ts';

/** The newest version that the investor submitted; an order relies on it. Undefined before the first submission. */
export async function findSubmittedKyc(
  db: Db,
  investorId: string,
): Promise<{ id: string; version: number; signedAt: Date | null; submittedAt: Date | null } | undefined> {
  return db
    .selectFrom('kyc_versions')
    .select(['id', 'version', 'signed_at as signedAt', 'submitted_at as submittedAt'])
    .where('investor_id', '=', investorId)
    .where('state', '=', 'submitted')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A version that the investor submitted, locked until the transaction ends; undefined for any other. */
export async function lockSubmittedVersion(
  trx: Db,
  investorId: string,
  kycId: string,
): Promise<{ id: string; version: number; signedAt: Date | null } | undefined> {
  return trx
    .selectFrom('kyc_versions')
    .select(['id', 'version', 'signed_at as signedAt'])
    .where('investor_id', '=', investorId)
    .where('id', '=', kycId)
    .where('state', '=', 'submitted')
    .forUpdate()
    .executeTakeFirst();
}
