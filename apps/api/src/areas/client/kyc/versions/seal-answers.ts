import { partAt } from '@portal/domain/client/kyc/fields/draft';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { isProvinceCode } from '@portal/domain/ground/people/provinces';
import { openJson, sealJson } from '../../../../platform/crypto/seal-json.ts';
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

/** The answers of a row, the secret numbers among them. Never leaves the server like this. */
export function openAnswers(
  box: Pick<SecretBox, 'open'>,
  row: Pick<KycVersion, 'id' | 'answers'>,
): Promise<KycDraft> {
  return openJson(box, row.answers, answersContext(row.id));
}
