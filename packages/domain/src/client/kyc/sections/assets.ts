import { askedWhen, type FieldSchema, group, groupOf, type KeptBy } from '../fields/field-schema.ts';
import type { FieldSpec } from '../fields/field-spec.ts';
import type { KycContext } from '../fields/kyc-context.ts';
import { AMOUNT_MAX } from '../fields/kyc-limits.ts';
import { amount, amountBetween } from '../fields/number-rules.ts';
import { required } from '../fields/text-rules.ts';
import { debtsIn, financialAssetsIn, turnsOnOwnership, turnsOnRelatedDebt } from './asset-questions.ts';
import { netWorthOf, type Totals } from './totals.ts';

/** What the investor owns, in the order in which it is asked. */
export const ASSET_ITEMS = [
  'residence',
  'rental',
  'business',
  'jewelry',
  'automobiles',
  'other',
  'stocks',
  'deposits',
  'registeredPlans',
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
 * is positive. A sent total is not looked at; it is computed from the items (specification section 5). Which debts are on financial
 * assets, and what is the person's alone, is asked only where a limb of the law turns on it (NI 45-106 s. 1.1).
 */
export function assetsSchema(answers: unknown, context: Pick<KycContext, 'includesSpouse'>) {
  const { relatedDebt, ownership } = partsOf(answers, context);
  return group(
    { financial: items(ASSET_ITEMS), liabilities: items(LIABILITY_ITEMS), relatedDebt, ownership },
    (assets) =>
      netWorthOf(assets) > 0
        ? undefined
        : { wrong: 'kyc.issues.netWorthPositive', at: ['totals', 'netWorth'] },
  );
}

/** A part is no more than the whole. */
function partsOf(answers: unknown, context: Pick<KycContext, 'includesSpouse'>) {
  const upTo = (cents: bigint): FieldSchema<number> =>
    required(amountBetween(0, Number(cents) / CENTS_PER_DOLLAR));
  return {
    relatedDebt: askedWhen(turnsOnRelatedDebt(answers), upTo(debtsIn(answers))),
    ownership: askedWhen(
      turnsOnOwnership(answers, context),
      group({ financialAssets: upTo(financialAssetsIn(answers)) }),
    ),
  };
}

const CENTS_PER_DOLLAR = 100;

/** Canadian dollars. The totals are computed. */
export type Assets = KeptBy<typeof assetsSchema> & { totals: Totals['assets'] };

function items<Name extends string>(names: readonly Name[]) {
  return groupOf(names, () => required(amount));
}

const WITH_HINT: readonly string[] = [
  'residence',
  'business',
  'other',
  'registeredPlans',
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
  { path: 'financial.savings', kind: 'amount', max: AMOUNT_MAX, formerly: true },
  ...amounts('liabilities', LIABILITY_ITEMS),
  { path: 'relatedDebt', kind: 'amount', max: AMOUNT_MAX, question: true, hint: true },
  { path: 'ownership.financialAssets', kind: 'amount', max: AMOUNT_MAX, question: true, hint: true },
  { path: 'totals.assets', kind: 'computed' },
  { path: 'totals.liabilities', kind: 'computed' },
  { path: 'totals.netWorth', kind: 'computed' },
];
