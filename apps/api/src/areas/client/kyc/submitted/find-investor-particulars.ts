import { formatPhone } from '@portal/domain/ground/formats/format-phone';
import { fullName } from '@portal/domain/ground/formats/full-name';
import type { Language } from '@portal/domain/ground/people/languages';
import { isProvinceCode } from '@portal/domain/ground/people/provinces';
import type { InvestorParticulars } from '../../../../papers/documents/document-particulars.ts';
import { provinceName } from '../../../../papers/documents/province-name.ts';
import type { SecretBox } from '../../../../platform/crypto/secret-box.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { translateKey } from '../../../../platform/language/translate.ts';
import { readSubmittedAnswers, type SubmittedAnswers } from './submitted-answers.ts';

/** Who the investor is according to a submitted version, as documents in this language put it. Throws NOT_FOUND. */
export async function findInvestorParticulars(
  db: Db,
  box: SecretBox,
  investorId: string,
  kycId: string,
  language: Language,
): Promise<InvestorParticulars> {
  return particularsOf(await readSubmittedAnswers(db, box, investorId, kycId), language);
}

/** The particulars in a version's answers. Throws if the province is invalid, which a submitted version's never is. */
export function particularsOf(answers: SubmittedAnswers, language: Language): InvestorParticulars {
  const { text } = answers;
  const province = text('basics.address.province');
  if (!isProvinceCode(province)) {
    throw new Error('A submitted profile must have a valid province');
  }
  return {
    name: fullName({
      firstName: text('basics.firstName'),
      middleName: text('basics.middleName'),
      lastName: text('basics.lastName'),
    }),
    address: addressLine(text, language),
    email: text('basics.email'),
    phone: formatPhone(text('basics.phone'), language),
    province,
  };
}

/** On one line, in the order each language uses. */
function addressLine(text: SubmittedAnswers['text'], language: Language): string {
  const unit = text('basics.address.unit');
  const t = (key: string, values?: Record<string, string | number>) => translateKey(language, key, values);
  return t(unit === '' ? 'kycSummary.address' : 'kycSummary.addressWithUnit', {
    unit,
    street: text('basics.address.street'),
    city: text('basics.address.city'),
    province: provinceName(text('basics.address.province'), t),
    postalCode: text('basics.address.postalCode'),
  });
}

/**
 * The name in a submitted version, for the dealer's staff. Throws NOT_FOUND for a version that is not the investor's.
 */
export async function readNameIn(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  investorId: string,
  kycId: string,
): Promise<{ firstName: string; middleName: string; lastName: string }> {
  const { text } = await readSubmittedAnswers(db, secrets, investorId, kycId);
  return {
    firstName: text('basics.firstName'),
    middleName: text('basics.middleName'),
    lastName: text('basics.lastName'),
  };
}
