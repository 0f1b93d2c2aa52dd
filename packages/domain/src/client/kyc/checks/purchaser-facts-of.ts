import type {
  Holdings,
  NetIncome,
  PurchaseElsewhere,
  PurchaserFacts,
} from '../../../ground/law/purchaser-facts.ts';
import { type CalendarDate, isCalendarDate } from '../../../ground/people/calendar-date.ts';
import { isProvinceCode } from '../../../ground/people/provinces.ts';
import { hasParts, isBlank, partAt } from '../fields/draft.ts';
import { contextOf, type KycContext } from '../fields/kyc-context.ts';
import { HOME_COUNTRY } from '../sections/address.ts';
import {
  countedAssets,
  financialAssetsIn,
  sumOf,
  tellsSavingsApart,
  turnsOnOwnership,
  turnsOnRelatedDebt,
} from '../sections/asset-questions.ts';
import { isAboutRegistration } from '../sections/political.ts';
import { boughtElsewhere, mostOfBand, purchasesIn } from '../sections/purchases-elsewhere.ts';

/** Profiles of before give them at the price paid, which is not what somebody could get: no part of net assets (`exempt-at-realizable-value`). */
const EXEMPT_SECURITIES: readonly string[] = ['platformInvestments', 'outsideInvestments'];

/** Debts that may have bought financial assets, or be secured by them ('related liabilities'), where nobody said which are. */
const PERHAPS_RELATED = ['investmentLoans', 'unsecuredLoans', 'otherLoans'] as const;

/**
 * What the answers of a submitted profile say that the law asks of an individual who buys. Where an answer leaves something open, the
 * stricter of what it may mean. `answeredOn` is the day of the submission where the person lives: the year whose income they expect, and
 * the day of purchases of which only the sum was told.
 */
export function purchaserFactsOf(answers: unknown, answeredOn: CalendarDate): PurchaserFacts {
  const context = contextOf(answers, answeredOn);
  const province = partAt(answers, 'basics.address.province');
  const isAtHome = partAt(answers, 'basics.address.country') === HOME_COUNTRY;
  const birthdate = partAt(answers, 'basics.birthdate');
  const income = netIncome(partAt(answers, 'income.individual'));
  const incomeOfSpouse = netIncome(partAt(answers, 'income.spouse'));
  const assets = partAt(answers, 'assets');
  const holdings = holdingsOf(assets);
  return {
    kind: 'individual',
    province: isAtHome && isProvinceCode(province) ? province : null,
    birthdate: typeof birthdate === 'string' && isCalendarDate(birthdate) ? birthdate : null,
    incomeYear: Number(answeredOn.slice(0, 4)),
    income,
    jointIncome: context.hasSpouse ? together(income, incomeOfSpouse) : null,
    holdings: context.includesSpouse ? holdingsAlone(assets, holdings, context) : holdings,
    jointHoldings: context.includesSpouse ? holdings : null,
    registration: registrationIn(partAt(answers, 'political')),
    isMadeForPurpose: false,
    purchasesElsewhere: purchasesElsewhere(partAt(answers, 'investing'), answeredOn, context),
  };
}

function netIncome(years: unknown): NetIncome {
  return {
    twoYearsAgoCents: sumOf(years, ['twoYearsAgo']),
    lastYearCents: sumOf(years, ['lastYear']),
    expectedCents: sumOf(years, ['currentYear']),
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
  const owed = partAt(assets, 'liabilities');
  const isAtPricePaid = !tellsSavingsApart(assets);
  const owned = countedAssets(assets).filter((name) => !isAtPricePaid || !EXEMPT_SECURITIES.includes(name));
  return {
    financialAssetsCents: financialAssetsIn(assets),
    relatedLiabilitiesCents: relatedDebtIn(assets),
    netAssetsCents: sumOf(partAt(assets, 'financial'), owned) - sumOf(owed, namesIn(owed)),
  };
}

/** What was said; every debt that may be related, where it was not asked. */
function relatedDebtIn(assets: unknown): bigint {
  const isSaid = turnsOnRelatedDebt(assets) && !isBlank(partAt(assets, 'relatedDebt'));
  return isSaid ? sumOf(assets, ['relatedDebt']) : sumOf(partAt(assets, 'liabilities'), PERHAPS_RELATED);
}

/**
 * Of what was told for two, what is the person's alone: what they said of financial assets where a limb turns on it, with every related
 * debt against it, and otherwise nothing. Limb (l) takes both together, so nobody is asked which net assets are whose.
 */
function holdingsAlone(
  assets: unknown,
  { financialAssetsCents, relatedLiabilitiesCents }: Holdings,
  context: KycContext,
): Holdings {
  if (!turnsOnOwnership(assets, context)) {
    return { financialAssetsCents: 0n, relatedLiabilitiesCents: 0n, netAssetsCents: 0n };
  }
  const own = sumOf(partAt(assets, 'ownership'), ['financialAssets']);
  return {
    financialAssetsCents: own < financialAssetsCents ? own : financialAssetsCents,
    relatedLiabilitiesCents,
    netAssetsCents: 0n,
  };
}

function registrationIn(political: unknown): PurchaserFacts['registration'] {
  switch (isAboutRegistration(political) ? partAt(political, 'registration') : null) {
    case '1':
      return 'registered';
    case '2':
      return 'formerly-registered';
    default:
      return null;
  }
}

/** Dated purchases; the most that the sum of a profile of before can stand for, as of the day of the answer. */
function purchasesElsewhere(
  investing: unknown,
  answeredOn: CalendarDate,
  context: KycContext,
): readonly PurchaseElsewhere[] {
  if (!isBlank(partAt(investing, 'boughtElsewhere'))) {
    return boughtElsewhere(investing, context) ? purchasesIn(investing) : [];
  }
  const cents = mostOfBand(partAt(investing, 'investmentsOutside'));
  return cents === 0n ? [] : [{ cents, day: answeredOn }];
}

function namesIn(items: unknown): string[] {
  return hasParts(items) ? Object.keys(items) : [];
}
