import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { auditKyc } from './answers/audit-kyc.ts';
import { findSubmittedVersion, setSigned } from './versions/kyc-versions.store.ts';

/**
 * Records in the caller's transaction that the investor signed a submitted version. Idempotent: the time of the first
 * signature stays. Throws NOT_FOUND for a version that is not the investor's or not submitted.
 */
export async function markKycSigned(
  trx: Db,
  deps: Pick<Deps, 'audit'>,
  investorId: string,
  kycId: string,
  at: Date,
): Promise<void> {
  const kyc = await findSubmittedVersion(trx, investorId, kycId);
  if (kyc === undefined) {
    throw new AppError('NOT_FOUND');
  }
  if (await setSigned(trx, investorId, kycId, at)) {
    await auditKyc(trx, deps, at, investorId, kyc, 'kyc.signed');
  }
}
