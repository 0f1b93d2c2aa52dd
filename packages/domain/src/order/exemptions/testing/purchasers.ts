import { LAW_FORMS } from '../../../ground/law/law-forms.ts';
import type { Exemption, OfferingFacts } from '../../../ground/law/offering-facts.ts';
import type { Holdings, NetIncome, PurchaserFacts } from '../../../ground/law/purchaser-facts.ts';
import { PROVINCES, type ProvinceCode } from '../../../ground/people/provinces.ts';
import { decideExemption } from '../decide-exemption.ts';
import type { OrderFacts, PastPurchase } from '../order-facts.ts';

/** Dollars as cents. */
export const dollars = (amount: number) => BigInt(Math.round(amount * 100));

/** The same income in all three years. */
export const earning = (amount: number): NetIncome => ({
  twoYearsAgoCents: dollars(amount),
  lastYearCents: dollars(amount),
  expectedCents: dollars(amount),
});

/** What somebody owns, of which nothing is borrowed. */
export const owning = (financialAssets: number, netAssets: number): Holdings => ({
  financialAssetsCents: dollars(financialAssets),
  relatedLiabilitiesCents: 0n,
  netAssetsCents: dollars(netAssets),
});

/** Somebody of 40 in Ontario who is neither eligible nor accredited. */
export const NEITHER: PurchaserFacts = {
  kind: 'individual',
  province: 'CAN-ON',
  birthdate: '1986-01-15',
  incomeYear: 2026,
  income: earning(60_000),
  jointIncome: null,
  holdings: owning(20_000, 100_000),
  jointHoldings: null,
  registration: null,
  isMadeForPurpose: false,
  purchasesElsewhere: [],
};
export const ELIGIBLE: PurchaserFacts = { ...NEITHER, income: earning(90_000) };
export const ACCREDITED: PurchaserFacts = { ...NEITHER, holdings: owning(1_200_000, 1_300_000) };
export const COMPANY: PurchaserFacts = {
  ...NEITHER,
  kind: 'entity',
  birthdate: null,
  income: earning(0),
  holdings: owning(200_000, 300_000),
};

/** An issuer that is no fund, offered everywhere under everything. */
export const OFFERING: OfferingFacts = {
  offeredIn: PROVINCES,
  exemptions: ['AI', 'FFBA', 'MIN', 'OM'],
  isInvestmentFund: false,
  isRedeemable: false,
  isReportingIssuer: false,
};
export const offering = (...exemptions: Exemption[]): OfferingFacts => ({ ...OFFERING, exemptions });

/** An order on a day of 2026 on which nothing stands in the way. */
export const ORDER: OrderFacts = {
  day: '2026-11-29',
  totalCents: dollars(5_000),
  isFirmRegistered: true,
  isRepresentativeRegistered: true,
  offering: OFFERING,
  formsOn: new Set(LAW_FORMS),
  reliefsOn: new Set(['family-and-friends']),
  advice: null,
  confirmedRelation: null,
};

/** The decision of an order of so many dollars. */
export function decide(
  purchaser: PurchaserFacts | null,
  amount: number,
  order: Partial<OrderFacts> = {},
  past: readonly PastPurchase[] = [],
) {
  return decideExemption({ purchaser, past, order: { ...ORDER, totalCents: dollars(amount), ...order } });
}

/** Somebody, living elsewhere. */
export const livingIn = (province: ProvinceCode, purchaser: PurchaserFacts): PurchaserFacts => ({
  ...purchaser,
  province,
});

/** A purchase under a memorandum, settled here. */
export const bought = (amount: number, day: string, more: Partial<PastPurchase> = {}): PastPurchase => ({
  cents: dollars(amount),
  day,
  under: 'OM',
  state: 'distributed',
  ...more,
});
