import { LIMITED_BY_PURCHASE, LIMITED_BY_YEAR, WITHOUT_FUNDS } from '../../ground/law/jurisdictions.ts';
import type { ProvinceCode } from '../../ground/people/provinces.ts';
import type { Offering } from './offering.ts';

/** Rules that keep a fund from being sold with an offering memorandum somewhere. */
export const FUND_RULES = ['om-no-funds', 'om-funds-year', 'om-funds-purchase'] as const;
export type FundRule = (typeof FUND_RULES)[number];

type FundFacts = Pick<Offering['issuer'], 'isInvestmentFund' | 'isRedeemable' | 'isReportingIssuer'>;

/**
 * The rule by which what an issuer is keeps its securities from being sold with an offering memorandum to somebody who lives there;
 * null where none does. A redeemable fund that reports nothing is the last two (NI 45-106 s. 2.9(2.2), (2)(d)); what nobody said of a
 * fund counts against it.
 */
export function fundRuleIn(
  { isInvestmentFund, isRedeemable, isReportingIssuer }: FundFacts,
  province: ProvinceCode,
): FundRule | null {
  if (isInvestmentFund !== true) {
    return null;
  }
  if (isOneOf(WITHOUT_FUNDS, province)) {
    return 'om-no-funds';
  }
  if (isRedeemable === false || isReportingIssuer === true) {
    return null;
  }
  if (isOneOf(LIMITED_BY_YEAR, province)) {
    return 'om-funds-year';
  }
  return isOneOf(LIMITED_BY_PURCHASE, province) ? 'om-funds-purchase' : null;
}

/** True where one of the provinces is this one. */
export function isOneOf(provinces: readonly ProvinceCode[], province: ProvinceCode): boolean {
  return provinces.includes(province);
}
