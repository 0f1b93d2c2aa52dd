import { partAt } from '@portal/domain/client/kyc/draft';
import type { KycDraft } from '@portal/domain/client/kyc/kyc';
import { joinSecrets, type Secrets } from '@portal/domain/client/kyc/kyc-secrets';
import { isProvinceCode } from '@portal/domain/ground/people/provinces';
import { openJson, sealJson } from '../../../../platform/crypto/sealed-json.ts';
import type { SecretBox } from '../../../../platform/crypto/secret-box.ts';
import type { KycVersion } from './kyc-versions.store.ts';

/**
 * The answers with columns of their own, because queries need them; everything else of a profile is stored sealed only.
 * The province decides which holidays and time zone apply to an order.
 */
export const OPEN_ANSWERS = { province: 'basics.address.province' } as const;

/** The sealing context of a version's answers, bound to the version so that they cannot be moved to another. */
export function answersContext(kycId: string): string {
  return `kyc-answers:${kycId}`;
}

/** What opens the secret numbers of a row from before whole profiles were sealed. */
export function kycContext(kycId: string): string {
  return `kyc:${kycId}`;
}

/** The sealing context of a set-aside answer. */
export function setAsideContext(id: string): string {
  return `kyc-set-aside:${id}`;
}

/** The answers as a row stores them. An invalid province stays sealed with the rest. */
export function sealAnswers(
  box: Pick<SecretBox, 'seal'>,
  kycId: string,
  kyc: KycDraft,
): { answers: Buffer; province: string | null } {
  const province = partAt(kyc, OPEN_ANSWERS.province);
  return {
    answers: sealJson(box, kyc, answersContext(kycId)),
    province: isProvinceCode(province) ? province : null,
  };
}

/**
 * The answers of a row, the secret numbers among them; also of one from before whole profiles were sealed, which
 * `sealClearValues` has not come to yet. Never leaves the server like this.
 */
export async function openAnswers(
  box: Pick<SecretBox, 'open'>,
  row: Pick<KycVersion, 'id' | 'answers' | 'clearSections' | 'clearSecrets'>,
): Promise<KycDraft> {
  if (row.answers !== null) {
    return openJson(box, row.answers, answersContext(row.id));
  }
  const sections = row.clearSections ?? {};
  if (row.clearSecrets === null) {
    return sections;
  }
  return joinSecrets(sections, await openJson<Secrets>(box, row.clearSecrets, kycContext(row.id)));
}
