import { hasParts, type Parts, partAt, withPartAt } from '../fields/draft.ts';
import { hasSpouseIn } from '../fields/kyc-context.ts';
import { countedAssets } from './asset-questions.ts';
import { bandOfPurchases } from './purchases-elsewhere.ts';

/**
 * A profile with what is computed put right: income totals, assets, liabilities and net worth, Canadian dollars, and the step that
 * purchases elsewhere come to. One that was sent and differs is corrected. Items that are not numbers yet count as 0. Sections that are absent
 * stay absent.
 */
export function withTotals<Kyc>(kyc: Kyc): Kyc & Parts;
export function withTotals(kyc: unknown): Parts {
  const totals = computeTotals(kyc);
  let totalled: Parts = hasParts(kyc) ? kyc : {};
  if (hasParts(totalled.income)) {
    totalled = withPartAt(totalled, 'income', { ...totalled.income, ...totals.income });
  }
  if (hasParts(totalled.assets)) {
    totalled = withPartAt(totalled, 'assets.totals', totals.assets);
  }
  const band = bandOfPurchases(totalled.investing);
  if (band !== undefined) {
    totalled = withPartAt(totalled, 'investing.investmentsOutside', band);
  }
  return totalled;
}

/** The current year of the investor, and of the investor and, where there is one, the spouse together; Canadian dollars. */
export type IncomeTotals = { totalIndividual: number; totalJoint: number };
export type Totals = {
  income: IncomeTotals;
  assets: { assets: number; liabilities: number; netWorth: number };
};

/** The computed amounts of a profile, finished or not; what is not a number yet counts as 0. */
export function computeTotals(kyc: unknown): Totals {
  const owned = partAt(kyc, 'assets.financial');
  const assets = sumOfCents(
    Object.fromEntries(countedAssets(partAt(kyc, 'assets')).map((name) => [name, partAt(owned, name)])),
  );
  const liabilities = sumOfCents(partAt(kyc, 'assets.liabilities'));
  return {
    income: incomeTotals(partAt(kyc, 'income'), hasSpouseIn(partAt(kyc, 'basics'))),
    assets: { assets: assets / 100, liabilities: liabilities / 100, netWorth: (assets - liabilities) / 100 },
  };
}

/**
 * The computed amounts of an income section. The income of a spouse stays as typed when there is none any more, in case the
 * person changes the status back, and counts for nothing then.
 */
export function incomeTotals(income: unknown, hasSpouse: boolean): IncomeTotals {
  const individual = centsOf(partAt(income, 'individual.currentYear'));
  const spouse = hasSpouse ? centsOf(partAt(income, 'spouse.currentYear')) : 0;
  return { totalIndividual: individual / 100, totalJoint: (individual + spouse) / 100 };
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
