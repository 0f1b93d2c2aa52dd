import { LIMITED_BY_PURCHASE, LIMITED_BY_YEAR, WITHOUT_FUNDS } from '../../ground/law/jurisdictions.ts';
import { PROVINCES, type ProvinceCode } from '../../ground/people/provinces.ts';
import type { Offering } from './offering.ts';

/** Rules that keep a fund from being sold with an offering memorandum somewhere. */
export const FUND_RULES = ['om-no-funds', 'om-funds-year', 'om-funds-purchase'] as const;
type FundRule = (typeof FUND_RULES)[number];

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

/** Why nobody who lives somewhere can buy: it is not offered there, or a rule keeps such a fund out. */
type NotSold = 'not-there' | FundRule;

/**
 * Why somebody cannot buy, by where they live; null where nothing is known against it, also while nobody knows where they live or
 * where it is offered. A rule
 * is the reason only where the deal is sold with a memorandum and not offered there.
 */
export function whyNotSold(
  offering: { offeredIn: readonly ProvinceCode[]; fundRules?: FundRulesByPlace | undefined } | undefined,
  province: ProvinceCode | null,
): NotSold | null {
  if (offering === undefined || province === null || offering.offeredIn.includes(province)) {
    return null;
  }
  return offering.fundRules?.[province] ?? 'not-there';
}

/** The rules that keep a fund from being sold with a memorandum, by where; of places without one there is none. */
type FundRulesByPlace = Readonly<Partial<Record<ProvinceCode, FundRule>>>;

/** Where rules keep a deal from being sold with a memorandum; undefined where it is not sold so, or no rule does. */
export function fundRulesOf({
  exemptions,
  issuer,
}: Pick<Offering, 'exemptions' | 'issuer'>): FundRulesByPlace | undefined {
  const rules = exemptions.includes('OM')
    ? PROVINCES.flatMap((province) => {
        const rule = fundRuleIn(issuer, province);
        return rule === null ? [] : [[province, rule] as const];
      })
    : [];
  return rules.length === 0 ? undefined : Object.fromEntries(rules);
}

/** True where one of the provinces is this one. */
export function isOneOf(provinces: readonly ProvinceCode[], province: ProvinceCode): boolean {
  return provinces.includes(province);
}
