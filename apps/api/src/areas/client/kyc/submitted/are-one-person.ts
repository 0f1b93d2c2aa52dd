import { partAt } from '@portal/domain/client/kyc/fields/draft';
import type { SecretBox } from '../../../../platform/crypto/secret-box.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { findSubmittedVersion } from '../versions/kyc-versions.store.ts';
import { openAnswers } from '../versions/seal-answers.ts';

type Version = { investorId: string; kycId: string };

/** The numbers by which one person is known in two profiles. */
const NUMBERS = ['basics.socialInsuranceNumber', 'identityVerification.principal.documentNumber'] as const;

/** True where two submitted profiles have a social insurance number or an identity document's number in common. */
export async function areOnePerson(db: Db, box: SecretBox, one: Version, other: Version): Promise<boolean> {
  const [ofOne, ofOther] = await Promise.all([numbersOf(db, box, one), numbersOf(db, box, other)]);
  return ofOne.some((number, place) => number !== '' && number === ofOther[place]);
}

/** Each as its letters and digits alone: how they are grouped says nothing. */
async function numbersOf(db: Db, box: SecretBox, { investorId, kycId }: Version): Promise<string[]> {
  const row = await findSubmittedVersion(db, investorId, kycId);
  const answers = row === undefined ? {} : await openAnswers(box, row);
  return NUMBERS.map((path) => {
    const number = partAt(answers, path);
    return typeof number === 'string' ? number.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase() : '';
  });
}
