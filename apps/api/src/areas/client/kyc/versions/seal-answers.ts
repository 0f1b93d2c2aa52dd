import { partAt } from '@portal/domain/client/kyc/draft';
import type { KycDraft } from '@portal/domain/client/kyc/kyc';
import { isProvinceCode } from '@portal/domain/ground/people/provinces';
import { openJson, sealJson } from '../../../../platform/crypto/sealed-json.ts';
import type { SecretBox } from '../../../../platform/crypto/secret-box.ts';
import type { KycVersion } from './kyc-versions.store.ts';

/**
 * The answers that stand in columns of their own, because queries need them; everything else of a profile is in the
 * database sealed only. The province decides which holidays and which clock count for an order.
 */
export const OPEN_ANSWERS = { province: 'basics.address.province' } as const;

/** What opens the answers of a version; bound to it, so that they cannot be moved to another. */
export function answersContext(kycId: string): string {
  return `kyc-answers:${kycId}`;
}

/** What opens an answer that a newer one took the place of. */
export function setAsideContext(id: string): string {
  return `kyc-set-aside:${id}`;
}

/** The answers as a row keeps them. What is no province yet, though typed in its field, stays sealed. */
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
