import { maskSecrets } from '@portal/domain/client/kyc/checks/mask-secrets';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import type { SecretBox } from '../../../../platform/crypto/secret-box.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { findVersion } from './kyc-versions.store.ts';
import { openAnswers } from './seal-answers.ts';

export { listVersions } from './kyc-versions.store.ts';

/**
 * The answers of any version, with secret numbers masked. Throws NOT_FOUND for a version that is not the investor's.
 */
export async function readAnswers(
  db: Db,
  box: SecretBox,
  investorId: string,
  kycId: string,
): Promise<KycDraft> {
  return maskSecrets(await readWholeAnswers(db, box, investorId, kycId));
}

/**
 * Like readAnswers, but with the secret numbers, for people allowed to look behind a mask. Never leaves the server
 * whole.
 */
export async function readWholeAnswers(
  db: Db,
  box: SecretBox,
  investorId: string,
  kycId: string,
): Promise<KycDraft> {
  const row = await findVersion(db, investorId, kycId);
  if (row === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return openAnswers(box, row);
}
