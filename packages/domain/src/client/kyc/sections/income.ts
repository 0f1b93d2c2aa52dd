import { askedWhen, group, type KeptBy } from '../fields/field-schema.ts';
import { type FieldSpec, prefixed } from '../fields/field-spec.ts';
import type { KycContext } from '../fields/kyc-context.ts';
import { AMOUNT_MAX } from '../fields/kyc-limits.ts';
import { amount, count } from '../fields/number-rules.ts';
import type { IncomeTotals } from './totals.ts';

/** The rules of income: the spouse's years count when there is a spouse (specification section 5). */
export function incomeSchema(_answers: unknown, context: Pick<KycContext, 'hasSpouse'>) {
  return group({ individual: threeYears(), spouse: askedWhen(context.hasSpouse, threeYears()) });
}

export type Income = KeptBy<typeof incomeSchema> & IncomeTotals;

/** Net income before taxes of three calendar years, of which the current one is expected (NI 45-106 s. 1.1); Canadian dollars. */
function threeYears() {
  return group({ currentYear: count(amount), lastYear: count(amount), twoYearsAgo: count(amount) });
}

const YEARS: readonly FieldSpec[] = [
  { path: 'currentYear', kind: 'amount', max: AMOUNT_MAX, hint: true },
  { path: 'lastYear', kind: 'amount', max: AMOUNT_MAX, hint: true },
  { path: 'twoYearsAgo', kind: 'amount', max: AMOUNT_MAX, hint: true },
];

export const INCOME_FIELDS: readonly FieldSpec[] = [
  ...prefixed('individual', YEARS),
  ...prefixed('spouse', YEARS),
  { path: 'totalIndividual', kind: 'computed' },
  { path: 'totalJoint', kind: 'computed' },
];
