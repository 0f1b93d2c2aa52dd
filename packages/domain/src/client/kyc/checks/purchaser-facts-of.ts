import { AMOUNTS } from '../../../ground/law/figures.ts';
import type {
  Holdings,
  NetIncome,
  PurchaseElsewhere,
  PurchaserFacts,
} from '../../../ground/law/purchaser-facts.ts';
import { hundredthsOf } from '../../../ground/money/hundredths-of.ts';
import { type CalendarDate, isCalendarDate } from '../../../ground/people/calendar-date.ts';
import { isProvinceCode } from '../../../ground/people/provinces.ts';
import { hasParts, partAt } from '../fields/draft.ts';
import { contextOf } from '../fields/kyc-context.ts';
import { HOME_COUNTRY } from '../sections/address.ts';

/**
 * Cash, securities, contracts of insurance and deposits (NI 45-106 s. 1.1 'financial assets'). Locked-in accounts and pensions are none
 * (reading `locked-in-not-financial`), exempt securities are none (`exempt-at-realizable-value`), and neither is what no line names.
 */
const FINANCIAL_ASSETS = ['stocks', 'savings', 'tfsa', 'cash', 'insurance'] as const;

/** Given at the price paid, which is not what somebody could get for them: no part of net assets (`exempt-at-realizable-value`). */
const AT_PRICE_PAID: readonly string[] = ['platformInvestments', 'outsideInvestments'];

/** Debts that may have bought financial assets, or be secured by them ('related liabilities'), where nobody said which are. */
const PERHAPS_RELATED = ['investmentLoans', 'unsecuredLoans', 'otherLoans'] as const;

/** The most that each answer about purchases elsewhere can stand for; the last has no end, so it leaves no room under any limit. */
const MOST_OF_BAND: Readonly<Record<string, bigint>> = {
  '2': AMOUNTS['om-limit-year'].cents,
  '3': AMOUNTS['om-limit-year-eligible'].cents,
  '4': AMOUNTS['om-limit-year-advised'].cents,
  '5': AMOUNTS['om-limit-year-advised'].cents + 1n,
};

/**
 * What the answers of a submitted profile say that the law asks of an individual who buys. Where an answer leaves something open, the
 * stricter of what it may mean. `answeredOn` is the day of the submission where the person lives: the year whose income they expect, and
 * the day of purchases of which only the sum was told.
 */
export function purchaserFactsOf(answers: unknown, answeredOn: CalendarDate): PurchaserFacts {
  const { hasSpouse, includesSpouse } = contextOf(answers, answeredOn);
  const province = partAt(answers, 'basics.address.province');
  const isAtHome = partAt(answers, 'basics.address.country') === HOME_COUNTRY;
  const birthdate = partAt(answers, 'basics.birthdate');
  const income = netIncome(partAt(answers, 'income.individual'));
  const incomeOfSpouse = netIncome(partAt(answers, 'income.spouse'));
  const holdings = holdingsOf(partAt(answers, 'assets'));
  return {
    kind: 'individual',
    province: isAtHome && isProvinceCode(province) ? province : null,
    birthdate: typeof birthdate === 'string' && isCalendarDate(birthdate) ? birthdate : null,
    incomeYear: Number(answeredOn.slice(0, 4)),
    income,
    jointIncome: hasSpouse ? together(income, incomeOfSpouse) : null,
    // Of what was told for two, nobody knows what one of them owns alone.
    holdings: includesSpouse ? NOTHING_ALONE : holdings,
    jointHoldings: includesSpouse ? holdings : null,
    // The profile asks about registration and about work for a firm in one question.
    registration: null,
    isMadeForPurpose: false,
    purchasesElsewhere: purchasesElsewhere(answers, answeredOn),
  };
}

const NOTHING_ALONE: Holdings = { financialAssetsCents: 0n, relatedLiabilitiesCents: 0n, netAssetsCents: 0n };

function netIncome(years: unknown): NetIncome {
  return {
    twoYearsAgoCents: centsAt(years, 'twoYearsAgo'),
    lastYearCents: centsAt(years, 'lastYear'),
    expectedCents: centsAt(years, 'currentYear'),
  };
}

function together(one: NetIncome, other: NetIncome): NetIncome {
  return {
    twoYearsAgoCents: one.twoYearsAgoCents + other.twoYearsAgoCents,
    lastYearCents: one.lastYearCents + other.lastYearCents,
    expectedCents: one.expectedCents + other.expectedCents,
  };
}

function holdingsOf(assets: unknown): Holdings {
  const owned = partAt(assets, 'financial');
  const owed = partAt(assets, 'liabilities');
  const countedNames = namesIn(owned).filter((name) => !AT_PRICE_PAID.includes(name));
  return {
    financialAssetsCents: sumOf(owned, FINANCIAL_ASSETS),
    relatedLiabilitiesCents: sumOf(owed, PERHAPS_RELATED),
    netAssetsCents: sumOf(owned, countedNames) - sumOf(owed, namesIn(owed)),
  };
}

function purchasesElsewhere(answers: unknown, answeredOn: CalendarDate): readonly PurchaseElsewhere[] {
  const cents = MOST_OF_BAND[String(partAt(answers, 'investing.investmentsOutside'))];
  return cents === undefined ? [] : [{ cents, day: answeredOn }];
}

function namesIn(items: unknown): string[] {
  return hasParts(items) ? Object.keys(items) : [];
}

function sumOf(items: unknown, names: readonly string[]): bigint {
  return names.reduce((sum, name) => sum + centsAt(items, name), 0n);
}

/** What is no amount counts as nothing. */
function centsAt(parts: unknown, name: string): bigint {
  return hundredthsOf(partAt(parts, name)) ?? 0n;
}
