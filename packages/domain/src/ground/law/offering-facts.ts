import type { ProvinceCode } from '../people/provinces.ts';

/** The prospectus exemptions that a deal may be sold under. */
export const EXEMPTIONS = ['AI', 'FFBA', 'MIN', 'OM'] as const;
export type Exemption = (typeof EXEMPTIONS)[number];

/** What the law asks of a deal, whoever buys: a part of what its version says of its offering. */
export type OfferingFacts = {
  offeredIn: readonly ProvinceCode[];
  exemptions: readonly Exemption[];
  isInvestmentFund: boolean;
  isRedeemable: boolean;
  isReportingIssuer: boolean;
};
