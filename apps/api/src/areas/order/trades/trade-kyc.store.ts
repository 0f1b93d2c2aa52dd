import type { Db } from '../../../platform/db/tables.ts';

/** The KYC version that an order relies on. */
export async function findTradeKyc(
  db: Db,
  investorId: string,
  kycId: string,
): Promise<{ id: string; signedAt: Date | null } | undefined> {
  return db
    .selectFrom('kyc_versions')
    .select(['id', 'signed_at as signedAt'])
    .where('investor_id', '=', investorId)
    .where('id', '=', kycId)
    .executeTakeFirst();
}
