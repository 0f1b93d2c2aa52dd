import { group, groupOf, type KeptBy } from '../fields/field-schema.ts';
import type { FieldSpec } from '../fields/field-spec.ts';
import { AMOUNT_MAX } from '../fields/kyc-limits.ts';
import { amount } from '../fields/number-rules.ts';
import { required } from '../fields/text-rules.ts';
import { netWorthOf, type Totals } from '../fields/totals.ts';

/** What the investor owns, in the order in which it is asked. */
export const ASSET_ITEMS = [
  'residence',
  'rental',
  'business',
  'jewelry',
  'automobiles',
  'other',
  'stocks',
  'savings',
  'tfsa',
  'lira',
  'cash',
  'insurance',
  'pensions',
  'platformInvestments',
  'outsideInvestments',
] as const;

/** What the investor owes, in the order in which it is asked. */
export const LIABILITY_ITEMS = [
  'homeMortgage',
  'otherMortgage',
  'automobileLoans',
  'creditCards',
  'unsecuredLoans',
  'investmentLoans',
  'otherLoans',
] as const;

/**
 * The rules of assets: every item is answered, 0 being an answer and a blank not one, and the net worth that follows
 * is positive. A sent total is not looked at; it is computed from the items (specification section 5).
 */
export function assetsSchema() {
  return group({ financial: items(ASSET_ITEMS), liabilities: items(LIABILITY_ITEMS) }, (assets) =>
    netWorthOf(assets) > 0 ? undefined : { wrong: 'kyc.issues.netWorthPositive', at: ['totals', 'netWorth'] },
  );
}

/** Canadian dollars. The totals are computed. */
export type Assets = KeptBy<typeof assetsSchema> & { totals: Totals['assets'] };

function items<Name extends string>(names: readonly Name[]) {
  return groupOf(names, () => required(amount));
}

const WITH_HINT: readonly string[] = [
  'residence',
  'business',
  'other',
  'lira',
  'insurance',
  'platformInvestments',
  'outsideInvestments',
  'investmentLoans',
];

function amounts(part: string, names: readonly string[]): FieldSpec[] {
  return names.map((name) => ({
    path: `${part}.${name}`,
    kind: 'amount',
    max: AMOUNT_MAX,
    ...(WITH_HINT.includes(name) ? { hint: true } : {}),
  }));
}

export const ASSETS_FIELDS: readonly FieldSpec[] = [
  ...amounts('financial', ASSET_ITEMS),
  ...amounts('liabilities', LIABILITY_ITEMS),
  { path: 'totals.assets', kind: 'computed' },
  { path: 'totals.liabilities', kind: 'computed' },
  { path: 'totals.netWorth', kind: 'computed' },
];
