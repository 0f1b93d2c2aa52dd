import { AMOUNTS } from '../../../ground/law/figures.ts';
import { hundredthsOf } from '../../../ground/money/hundredths-of.ts';
import { hasParts, isBlank, partAt } from '../fields/draft.ts';
import type { KycContext } from '../fields/kyc-context.ts';

/**
 * Cash, securities, contracts of insurance and deposits (NI 45-106 s. 1.1 'financial assets'). Locked-in accounts and pensions are none
 * (reading `locked-in-not-financial`), exempt securities are none (`exempt-at-realizable-value`), and neither is what no line names.
 */
const FINANCIAL_ASSETS = [
  'stocks',
  'savings',
  'deposits',
  'registeredPlans',
  'tfsa',
  'cash',
  'insurance',
] as const;

/** The levels of limbs (j) and (j.1), which related debts can bring somebody below. */
const LEVELS = [AMOUNTS['ai-financial-assets'].cents, AMOUNTS['ai-financial-assets-alone'].cents] as const;

/** Savings and registered plans were one line once; a profile that tells them apart says nothing there. */
export function tellsSavingsApart(assets: unknown): boolean {
  return (
    !isBlank(partAt(assets, 'financial.deposits')) || !isBlank(partAt(assets, 'financial.registeredPlans'))
  );
}

/** What counts among the lines of what is owned: all but the line of before, where newer ones say the same. */
export function countedAssets(assets: unknown): string[] {
  const owned = partAt(assets, 'financial');
  const isApart = tellsSavingsApart(assets);
  return hasParts(owned) ? Object.keys(owned).filter((name) => name !== 'savings' || !isApart) : [];
}

/** Financial assets before the debts on them, in cents. */
export function financialAssetsIn(assets: unknown): bigint {
  const counted = countedAssets(assets);
  return sumOf(
    partAt(assets, 'financial'),
    FINANCIAL_ASSETS.filter((name) => counted.includes(name)),
  );
}

/** Everything that is owed, in cents. */
export function debtsIn(assets: unknown): bigint {
  const owed = partAt(assets, 'liabilities');
  return sumOf(owed, hasParts(owed) ? Object.keys(owed) : []);
}

/** Whether a limb turns on how much of the debt is related to financial assets: above its level without, and not above it with all debts. */
export function turnsOnRelatedDebt(assets: unknown): boolean {
  const financial = financialAssetsIn(assets);
  return LEVELS.some((level) => financial > level && financial - debtsIn(assets) <= level);
}

/** Whether a limb turns on what is the person's alone: (j.1), which knows no spouse. */
export function turnsOnOwnership(
  assets: unknown,
  { includesSpouse }: Pick<KycContext, 'includesSpouse'>,
): boolean {
  return includesSpouse && financialAssetsIn(assets) > AMOUNTS['ai-financial-assets-alone'].cents;
}

/** The sum of some lines, in cents; what is no amount counts as nothing. */
export function sumOf(lines: unknown, names: readonly string[]): bigint {
  return names.reduce((sum, name) => sum + (hundredthsOf(partAt(lines, name)) ?? 0n), 0n);
}
