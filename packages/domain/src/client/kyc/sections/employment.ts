import { oneOf, yesOrNoIfAnswered } from '../fields/choice-rules.ts';
import { partAt } from '../fields/draft.ts';
import { askedWhen, group, type KeptBy } from '../fields/field-schema.ts';
import { type FieldSpec, prefixed } from '../fields/field-spec.ts';
import type { KycContext } from '../fields/kyc-context.ts';
import { TEXT_LIMITS, YEARS_MAX } from '../fields/kyc-limits.ts';
import { wholeNumber } from '../fields/number-rules.ts';
import { EMPLOYMENT_STATUSES } from '../fields/options.ts';
import { optional, phone, required, text } from '../fields/text-rules.ts';
import { ADDRESS_FIELDS, type Address, workplaceSchema } from './address.ts';

/** Employed and self-employed people say where they work. */
export function works(status: unknown): boolean {
  return status === 1 || status === 4;
}

/** Retired people say what they live on. */
export function isRetired(status: unknown): boolean {
  return status === 2;
}

/** Whoever is none of these describes their situation. */
export function isOtherwiseOccupied(status: unknown): boolean {
  return status === 3;
}

/**
 * Whether the spouse's employment belongs to the profile: always when the spouse's finances do, never without a
 * spouse, and otherwise as it was answered.
 */
export function hasEmploymentOfSpouse(
  answered: unknown,
  context: Pick<KycContext, 'hasSpouse' | 'includesSpouse'>,
): boolean {
  return context.includesSpouse || (context.hasSpouse && answered === true);
}

/** The rules of employment for these answers. */
export function employmentSchema(answers: unknown, context: KycContext) {
  const spouseCounts = partAt(answers, 'hasSpouse') === true || context.includesSpouse;
  return group({
    hasSpouse: yesOrNoIfAnswered,
    individual: employmentPartSchema(partAt(answers, 'individual')),
    spouse: askedWhen(spouseCounts, employmentPartSchema(partAt(answers, 'spouse'))),
  });
}

export type Employment = KeptBy<typeof employmentSchema>;

/** A field that the status does not ask for keeps what was typed, in case the person changes the status back. */
function employmentPartSchema(answers: unknown) {
  const status = partAt(answers, 'status');
  const isAtWork = works(status);
  return group({
    status: required(oneOf(EMPLOYMENT_STATUSES)),
    businessName: askedWhen(isAtWork, required(text(TEXT_LIMITS.businessName))),
    occupation: askedWhen(isAtWork, required(text(TEXT_LIMITS.occupation))),
    years: askedWhen(isAtWork, required(wholeNumber(0, YEARS_MAX))),
    businessType: askedWhen(isAtWork, optional(text(TEXT_LIMITS.businessType))),
    phone: askedWhen(isAtWork, optional(phone)),
    address: askedWhen<Address | null>(isAtWork, workplaceSchema(partAt(answers, 'address'))),
    sourceOfIncome: askedWhen(isRetired(status), required(text(TEXT_LIMITS.incomeSource))),
    details: askedWhen(isOtherwiseOccupied(status), required(text(TEXT_LIMITS.employmentDetails))),
  });
}

const PART_FIELDS: readonly FieldSpec[] = [
  { path: 'status', kind: 'choice', choices: EMPLOYMENT_STATUSES },
  { path: 'businessName', kind: 'text', maxLength: TEXT_LIMITS.businessName },
  { path: 'businessType', kind: 'text', maxLength: TEXT_LIMITS.businessType },
  { path: 'occupation', kind: 'text', maxLength: TEXT_LIMITS.occupation, hint: true },
  { path: 'years', kind: 'wholeNumber', max: YEARS_MAX, hint: true },
  { path: 'phone', kind: 'phone', maxLength: TEXT_LIMITS.phone },
  ...prefixed('address', ADDRESS_FIELDS),
  { path: 'sourceOfIncome', kind: 'text', maxLength: TEXT_LIMITS.incomeSource, hint: true },
  { path: 'details', kind: 'longText', maxLength: TEXT_LIMITS.employmentDetails, hint: true },
];

/** `hasSpouse` has no control of its own: it follows the basics. */
export const EMPLOYMENT_FIELDS: readonly FieldSpec[] = [
  { path: 'hasSpouse', kind: 'computed' },
  ...prefixed('individual', PART_FIELDS),
  ...prefixed('spouse', PART_FIELDS),
];
