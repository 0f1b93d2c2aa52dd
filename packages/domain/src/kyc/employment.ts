import { ADDRESS_FIELDS, type Address, workplaceSchema } from './address.ts';
import { oneOf, yesOrNoIfAnswered } from './choice-rules.ts';
import { partAt } from './draft.ts';
import { type FieldSchema, field, group, type Rule } from './field-schema.ts';
import { type FieldSpec, prefixed } from './field-spec.ts';
import type { KycContext } from './kyc-context.ts';
import { TEXT_LIMITS, YEARS_MAX } from './kyc-limits.ts';
import { wholeNumber } from './number-rules.ts';
import { EMPLOYMENT_STATUSES } from './options.ts';
import { optional, phone, required, text } from './text-rules.ts';

export type EmploymentPart = {
  /** 1 employed, 2 retired, 3 other, 4 self-employed. */
  status: number;
  businessName: string;
  businessType: string;
  occupation: string;
  phone: string;
  years: number;
  address: Address | null;
  sourceOfIncome: string;
  details: string;
};

export type Employment = { hasSpouse: boolean; individual: EmploymentPart; spouse: EmploymentPart };

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
export function hasEmploymentOfSpouse(answered: unknown, context: KycContext): boolean {
  return context.includesSpouse || (context.hasSpouse && answered === true);
}

/** The rules of employment for these answers. */
export function employmentSchema(answers: unknown, context: KycContext): FieldSchema {
  const spouseCounts = partAt(answers, 'hasSpouse') === true || context.includesSpouse;
  return group({
    hasSpouse: yesOrNoIfAnswered,
    individual: employmentPartSchema(partAt(answers, 'individual')),
    spouse: spouseCounts ? employmentPartSchema(partAt(answers, 'spouse')) : asTyped,
  });
}

function employmentPartSchema(answers: unknown): FieldSchema {
  const status = partAt(answers, 'status');
  const needs = (needed: boolean, rule: Rule) => (needed ? required(rule) : asTyped);
  return group({
    status: required(oneOf(EMPLOYMENT_STATUSES)),
    businessName: needs(works(status), text(TEXT_LIMITS.businessName)),
    occupation: needs(works(status), text(TEXT_LIMITS.occupation)),
    years: needs(works(status), wholeNumber(0, YEARS_MAX)),
    businessType: works(status) ? optional(text(TEXT_LIMITS.businessType)) : asTyped,
    phone: works(status) ? optional(phone) : asTyped,
    address: works(status) ? workplaceSchema(partAt(answers, 'address')) : asTyped,
    sourceOfIncome: needs(isRetired(status), text(TEXT_LIMITS.incomeSource)),
    details: needs(isOtherwiseOccupied(status), text(TEXT_LIMITS.employmentDetails)),
  });
}

/** A field that the status does not ask for keeps what was typed, in case the person changes the status back. */
const asTyped = field((answer) => ({ kept: answer }));

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
