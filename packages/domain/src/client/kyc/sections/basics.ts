import { isCountryCode } from '../../../ground/countries/is-country-code.ts';
import { oneOf, yesOrNo } from '../fields/choice-rules.ts';
import { birthdateOfAdult, birthdateOfSpouse } from '../fields/date-rules.ts';
import { partAt } from '../fields/draft.ts';
import { askedWhen, group, type KeptBy, type Rule } from '../fields/field-schema.ts';
import { type FieldSpec, prefixed } from '../fields/field-spec.ts';
import { hasSpouseIn, type KycContext, mayHavePartner } from '../fields/kyc-context.ts';
import { DEPENDENTS_MAX, TEXT_LIMITS } from '../fields/kyc-limits.ts';
import { wholeNumber } from '../fields/number-rules.ts';
import { GENDERS, MARITAL_STATUSES, TITLES } from '../fields/options.ts';
import {
  email,
  name,
  optional,
  phone,
  required,
  socialInsuranceNumber,
  socialInsuranceNumberBeside,
  text,
} from '../fields/text-rules.ts';
import { ADDRESS_FIELDS, residenceSchema } from './address.ts';
import { TAX_RESIDENCES_FIELDS, taxResidencesSchema } from './tax-residences.ts';

/**
 * The rules of the basics for these answers: the spouse's fields count when there is one, the tax
 * residences when the investor is not a tax resident of Canada (specification section 5).
 */
export function basicsSchema(answers: unknown, context: Pick<KycContext, 'today'>) {
  const hasSpouse = hasSpouseIn(answers);
  return group({
    title: optional(oneOf(TITLES)),
    firstName: required(name),
    middleName: optional(name),
    lastName: required(name),
    email: required(email),
    phone: required(phone),
    birthdate: required(birthdateOfAdult(context.today, partAt(answers, 'address.province'))),
    socialInsuranceNumber: required(socialInsuranceNumber),
    gender: required(oneOf(GENDERS)),
    maritalStatus: required(oneOf(MARITAL_STATUSES)),
    interdependentPartner: askedWhen(mayHavePartner(answers), yesOrNo),
    citizenship: required((answer) =>
      isCountryCode(answer) ? { kept: answer } : { wrong: 'kyc.issues.country' },
    ),
    dependents: required(wholeNumber(0, DEPENDENTS_MAX)),
    ageOfDependents: optional(agesOf(partAt(answers, 'dependents'))),
    canadianTaxResident: group({ status: yesOrNo, details: optional(text(TEXT_LIMITS.taxResidencyDetails)) }),
    taxResidences: taxResidencesSchema(answers),
    address: residenceSchema(partAt(answers, 'address')),
    includeSpouseFinancial: askedWhen(hasSpouse, yesOrNo),
    spouse: askedWhen(hasSpouse, spouseSchema(context.today, partAt(answers, 'socialInsuranceNumber'))),
  });
}

/** Who the investor is. */
export type Basics = KeptBy<typeof basicsSchema>;

/** Without dependants there are no ages to give. */
function agesOf(dependents: unknown): Rule<string> {
  const ages = text(TEXT_LIMITS.agesOfDependents);
  return dependents === 0 ? () => ({ wrong: 'kyc.issues.noDependents' }) : ages;
}

/** Only what is needed of a spouse is required; the social insurance number is checked when it is given. */
function spouseSchema(today: string, ownNumber: unknown) {
  return group({
    firstName: required(name),
    lastName: required(name),
    gender: required(oneOf(GENDERS)),
    email: optional(email),
    birthdate: optional(birthdateOfSpouse(today)),
    socialInsuranceNumber: optional(socialInsuranceNumberBeside(ownNumber)),
  });
}

export type Spouse = KeptBy<typeof spouseSchema>;

export const BASICS_FIELDS: readonly FieldSpec[] = [
  { path: 'title', kind: 'choice', choices: TITLES },
  { path: 'firstName', kind: 'text', maxLength: TEXT_LIMITS.name, hint: true },
  { path: 'middleName', kind: 'text', maxLength: TEXT_LIMITS.name },
  { path: 'lastName', kind: 'text', maxLength: TEXT_LIMITS.name },
  { path: 'email', kind: 'email', maxLength: TEXT_LIMITS.email },
  { path: 'phone', kind: 'phone', maxLength: TEXT_LIMITS.phone },
  { path: 'birthdate', kind: 'date', hint: true },
  { path: 'socialInsuranceNumber', kind: 'secret', maxLength: TEXT_LIMITS.socialInsuranceNumber, hint: true },
  { path: 'gender', kind: 'choice', choices: GENDERS },
  { path: 'citizenship', kind: 'country', hint: true },
  ...prefixed('address', ADDRESS_FIELDS),
  { path: 'canadianTaxResident.status', kind: 'yesNo', hint: true, question: true },
  {
    path: 'canadianTaxResident.details',
    kind: 'longText',
    maxLength: TEXT_LIMITS.taxResidencyDetails,
    formerly: true,
  },
  ...TAX_RESIDENCES_FIELDS,
  { path: 'maritalStatus', kind: 'choice', choices: MARITAL_STATUSES, hint: true },
  { path: 'interdependentPartner', kind: 'yesNo', question: true, hint: true },
  { path: 'dependents', kind: 'wholeNumber', max: DEPENDENTS_MAX, hint: true },
  { path: 'ageOfDependents', kind: 'text', maxLength: TEXT_LIMITS.agesOfDependents, hint: true },
  { path: 'spouse.firstName', kind: 'text', maxLength: TEXT_LIMITS.name },
  { path: 'spouse.lastName', kind: 'text', maxLength: TEXT_LIMITS.name },
  { path: 'spouse.gender', kind: 'choice', choices: GENDERS },
  { path: 'spouse.email', kind: 'email', maxLength: TEXT_LIMITS.email },
  { path: 'spouse.birthdate', kind: 'date' },
  {
    path: 'spouse.socialInsuranceNumber',
    kind: 'secret',
    maxLength: TEXT_LIMITS.socialInsuranceNumber,
    hint: true,
  },
  { path: 'includeSpouseFinancial', kind: 'yesNo', hint: true, question: true },
];
