import type { SectionName } from '@portal/domain/client/kyc/fields/section-names';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import {
  type Answer,
  answersOf,
  changed,
  MARRIED_IN_TORONTO,
  SINGLE_IN_MONTREAL,
} from '../../e2e/support/profiles.ts';

/** A single engineer in Toronto with a driver's licence. */
const SINGLE = changed(SINGLE_IN_MONTREAL, {
  'basics.phone': '+14165550142',
  'basics.address': MARRIED_IN_TORONTO.basics?.address,
  'identityVerification.principal': MARRIED_IN_TORONTO.identityVerification?.principal,
});

/** Whose way is counted. */
export const COUNTED = { single: SINGLE, married: MARRIED_IN_TORONTO } as const;

/** What the form says is optional: a person in a hurry leaves it out. */
const OPTIONAL = [
  /^basics\.(title|middleName|ageOfDependents)$/,
  /^basics\.spouse\.(email|birthdate|socialInsuranceNumber)$/,
  /\.unit$/,
  /^employment\.\w+\.(businessType|phone)$/,
  /\.dualVerification\./,
  /^identityVerification\.secondary\.addressProof\./,
  /^investing\.newAccount$/,
];

const AMOUNT = /^(income|assets)\./;

/** The answers that a section requires; amounts of 0 are left empty. */
export function neededAnswers(profile: KycDraft, section: SectionName): readonly Answer[] {
  return answersOf(profile, section).filter(
    ({ path, value }) =>
      !(value === 0 && AMOUNT.test(path)) && !OPTIONAL.some((pattern) => pattern.test(path)),
  );
}
