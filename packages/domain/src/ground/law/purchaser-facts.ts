import type { CalendarDate } from '../people/calendar-date.ts';
import type { ProvinceCode } from '../people/provinces.ts';

/** Net income before taxes of three calendar years, in cents (NI 45-106 s. 1.1); `expected` is what the person expects of this year. */
export type NetIncome = { twoYearsAgoCents: bigint; lastYearCents: bigint; expectedCents: bigint };

/** What somebody owns and owes, in cents (NI 45-106 s. 1.1 'financial assets', 'related liabilities', 'net assets'). */
export type Holdings = {
  financialAssetsCents: bigint;
  relatedLiabilitiesCents: bigint;
  netAssetsCents: bigint;
};

/** A purchase of exempt securities from another dealer or issuer, as the person tells it. */
export type PurchaseElsewhere = { cents: bigint; day: CalendarDate };

/** What a submitted profile says that the law asks of somebody who buys; the exemption of an order is decided from it. */
export type PurchaserFacts = {
  kind: 'individual' | 'entity';
  /** Where they live; null for somebody who lives outside Canada. */
  province: ProvinceCode | null;
  /** Null for a company or a trust. */
  birthdate: CalendarDate | null;
  /** The calendar year that `income.expectedCents` is of. */
  incomeYear: number;
  income: NetIncome;
  /** With the spouse of s. 1.1 together; null without one. */
  jointIncome: NetIncome | null;
  holdings: Holdings;
  /** With the spouse together; null without one. */
  jointHoldings: Holdings | null;
  /** Registered as an adviser's or dealer's representative, now or before; null where nobody said so. */
  registration: 'registered' | 'formerly-registered' | null;
  /** A company or trust created or used solely to buy under an exemption (s. 2.3(5), 2.9(3), (3.0.1)). */
  isMadeForPurpose: boolean;
  /** A company or trust that eligible investors own or are alone behind (s. 1.1 'eligible investor' (b) to (e)). */
  isHeldByEligible?: boolean;
  /** Those of the last 12 months and before, in the order in which they were told. */
  purchasesElsewhere: readonly PurchaseElsewhere[];
};
