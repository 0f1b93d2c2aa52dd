import { askedWhen, group, type KeptBy } from './field-schema.ts';
import { type FieldSpec, prefixed } from './field-spec.ts';
import type { KycContext } from './kyc-context.ts';
import { AMOUNT_MAX } from './kyc-limits.ts';
import { amount, count } from './number-rules.ts';
import type { IncomeTotals } from './totals.ts';

/** The rules of income: the spouse's years count when the marital status implies a spouse (specification section 5). */
export function incomeSchema(_answers: unknown, context: Pick<KycContext, 'hasSpouse'>) {
  return group({ individual: threeYears(), spouse: askedWhen(context.hasSpouse, threeYears()) });
}

export type Income = KeptBy<typeof incomeSchema> & IncomeTotals;

/** Gross income of three calendar years, Canadian dollars. */
function threeYears() {
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
