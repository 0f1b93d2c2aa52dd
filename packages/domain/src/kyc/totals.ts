import { hasParts, type Parts, partAt, withPartAt } from './draft.ts';

/**
 * A profile with its computed amounts put right: income totals, assets, liabilities and net worth, Canadian dollars. A
 * total that was sent and differs is corrected. Items that are not numbers yet count as 0. Sections that are absent
 * stay absent.
 */
export function withTotals<Kyc>(kyc: Kyc): Kyc & Parts;
export function withTotals(kyc: unknown): Parts {
  const totals = computeTotals(kyc);
  let settled: Parts = hasParts(kyc) ? kyc : {};
  if (hasParts(settled.income)) {
    settled = withPartAt(settled, 'income', { ...settled.income, ...totals.income });
  }
  if (hasParts(settled.assets)) {
    settled = withPartAt(settled, 'assets.totals', totals.assets);
  }
  return settled;
}

export type Totals = {
  income: { totalIndividual: number; totalJoint: number };
  assets: { assets: number; liabilities: number; netWorth: number };
};

/** The computed amounts of a profile, finished or not; what is not a number yet counts as 0. */
export function computeTotals(kyc: unknown): Totals {
  const individual = centsOf(partAt(kyc, 'income.individual.currentYear'));
  const spouse = centsOf(partAt(kyc, 'income.spouse.currentYear'));
  const assets = sumOfCents(partAt(kyc, 'assets.financial'));
  const liabilities = sumOfCents(partAt(kyc, 'assets.liabilities'));
  return {
    income: { totalIndividual: individual / 100, totalJoint: (individual + spouse) / 100 },
    assets: { assets: assets / 100, liabilities: liabilities / 100, netWorth: (assets - liabilities) / 100 },
  };
}

/** Net worth of an assets section, Canadian dollars. */
export function netWorthOf(assets: unknown): number {
  return computeTotals({ assets }).assets.netWorth;
}

function sumOfCents(items: unknown): number {
  return hasParts(items) ? Object.values(items).reduce<number>((sum, item) => sum + centsOf(item), 0) : 0;
}

/** Whole cents, so that ten-cent amounts add up exactly. */
function centsOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.round(value * 100) : 0;
}
