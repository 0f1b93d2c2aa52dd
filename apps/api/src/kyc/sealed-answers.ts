import type { KycDraft } from '@portal/domain/kyc/kyc';
import { joinSecrets, type Secrets, splitSecrets } from '@portal/domain/kyc/kyc-secrets';
import type { SecretBox } from '../crypto/secret-box.ts';
import type { KycVersion } from './kyc-versions.store.ts';

/** What opens the secret numbers of a version; bound to it, so that they cannot be moved to another. */
export function kycContext(kycId: string): string {
  return `kyc:${kycId}`;
}

/** What opens an answer that a newer one took the place of. */
export function setAsideContext(id: string): string {
  return `kyc-set-aside:${id}`;
}

/** The answers as a row keeps them: what may be read, and the secret numbers sealed apart. */
export function sealAnswers(
  box: SecretBox,
  kycId: string,
  kyc: KycDraft,
): Pick<KycVersion, 'sections' | 'secrets'> {
  const { open, secrets } = splitSecrets(kyc);
  const isEmpty = Object.keys(secrets).length === 0;
  return {
    sections: open,
    secrets: isEmpty ? null : box.seal(JSON.stringify(secrets), kycContext(kycId)),
  };
}

/** The answers of a row with the secret numbers in their places. Never leaves the server like this. */
export async function openAnswers(
  box: SecretBox,
  row: Pick<KycVersion, 'id' | 'sections' | 'secrets'>,
): Promise<KycDraft> {
  if (row.secrets === null) {
    return row.sections;
  }
  const opened = await box.open(row.secrets, kycContext(row.id));
  const secrets: Secrets = JSON.parse(opened.toString());
  return joinSecrets(row.sections, secrets);
}
