import { type FieldSchema, field, group } from './field-schema.ts';
import { type FieldSpec, prefixed } from './field-spec.ts';
import type { KycContext } from './kyc-context.ts';
import { AMOUNT_MAX } from './kyc-limits.ts';
import { amount, count } from './number-rules.ts';

/** Gross income of three calendar years, Canadian dollars. */
export type IncomeYears = { currentYear: number; lastYear: number; twoYearsAgo: number };

export type Income = {
  individual: IncomeYears;
  spouse: IncomeYears;
  /** The investor's current year. Computed. */
  totalIndividual: number;
  /** The current year of the investor and, where there is one, the spouse together. Computed. */
  totalJoint: number;
};

/** The rules of income: the spouse's years count when the marital status implies a spouse (specification section 5). */
export function incomeSchema(_answers: unknown, context: Pick<KycContext, 'hasSpouse'>): FieldSchema {
  const asTyped = field((answer) => ({ kept: answer }));
  return group({ individual: threeYears(), spouse: context.hasSpouse ? threeYears() : asTyped });
}

function threeYears(): FieldSchema {
  return group({ currentYear: count(amount), lastYear: count(amount), twoYearsAgo: count(amount) });
}

const YEARS: readonly FieldSpec[] = [
  { path: 'currentYear', kind: 'amount', max: AMOUNT_MAX, hint: true },
  { path: 'lastYear', kind: 'amount', max: AMOUNT_MAX },
  { path: 'twoYearsAgo', kind: 'amount', max: AMOUNT_MAX },
];

export const INCOME_FIELDS: readonly FieldSpec[] = [
  ...prefixed('individual', YEARS),
  ...prefixed('spouse', YEARS),
  { path: 'totalIndividual', kind: 'computed' },
  { path: 'totalJoint', kind: 'computed' },
];
