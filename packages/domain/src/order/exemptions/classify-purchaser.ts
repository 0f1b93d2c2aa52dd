import { AMOUNTS } from '../../ground/law/figures.ts';
import { LIMITED_BY_PURCHASE } from '../../ground/law/jurisdictions.ts';
import type { NetIncome, PurchaserFacts } from '../../ground/law/purchaser-facts.ts';
import type { ProvinceCode } from '../../ground/people/provinces.ts';
import type { Fact, Limb, LimbRule } from './exemption-decision.ts';
import type { OrderFacts } from './order-facts.ts';

/** Every paragraph that a purchaser falls under on a day; a set of limbs, never one answer. */
export type PurchaserClass = {
  accredited: readonly Limb[];
  /** Without those of (f), which say again that somebody is accredited. */
  eligible: readonly Limb[];
  /** True where the profile's income is of another year than the day, so that it carried nothing. */
  isIncomeOutdated: boolean;
};

type FigureId = keyof typeof AMOUNTS;

/**
 * The class of a purchaser (NI 45-106 s. 1.1 'accredited investor', 'eligible investor'): 'exceeds' and 'at least' as written; an income
 * passes the same level in both years and in the expectation, alone throughout or combined throughout.
 */
export function classifyPurchaser(
  purchaser: PurchaserFacts,
  order: Pick<OrderFacts, 'day' | 'confirmedRelation' | 'eligibilityAdvice'>,
): PurchaserClass {
  const isIncomeOutdated =
    purchaser.kind === 'individual' && purchaser.incomeYear !== Number(order.day.slice(0, 4));
  const incomeOf = (id: FigureId & LimbRule, of: 'income' | 'joint-income') =>
    isIncomeOutdated ? [] : incomeLimb(id, of, purchaser);
  if (purchaser.kind === 'entity') {
    return { accredited: companyLimbs(purchaser), eligible: eligibleCompany(purchaser), isIncomeOutdated };
  }
  return {
    accredited: [
      ...registrationLimbs(purchaser),
      ...financialLimb('ai-financial-assets', 'financial-assets', purchaser),
      ...financialLimb('ai-financial-assets', 'joint-financial-assets', purchaser),
      ...financialLimb('ai-financial-assets-alone', 'financial-assets', purchaser),
      ...incomeOf('ai-income', 'income'),
      ...incomeOf('ai-income-with-spouse', 'joint-income'),
      ...netAssetsLimb('ai-net-assets', 'net-assets', purchaser),
      ...netAssetsLimb('ai-net-assets', 'joint-net-assets', purchaser),
    ],
    eligible: [
      ...netAssetsLimb('eligible-net-assets', 'net-assets', purchaser),
      ...netAssetsLimb('eligible-net-assets', 'joint-net-assets', purchaser),
      ...incomeOf('eligible-income', 'income'),
      ...incomeOf('eligible-income-with-spouse', 'joint-income'),
      ...relatedLimb(order),
      ...advisedLimb(purchaser.province, order),
    ],
    isIncomeOutdated,
  };
}

/** True for an amount that is past a rule's figure as the rule says it. */
function passes(id: FigureId, cents: bigint): boolean {
  const { cents: figure, is } = AMOUNTS[id];
  return is === 'exceeds' ? cents > figure : is === 'at-least' ? cents >= figure : cents <= figure;
}

function registrationLimbs({ registration }: PurchaserFacts): Limb[] {
  switch (registration) {
    case 'registered':
      return [{ ruleId: 'ai-registered', because: [{ of: 'registered' }] }];
    case 'formerly-registered':
      return [{ ruleId: 'ai-formerly-registered', because: [{ of: 'formerly-registered' }] }];
    case null:
      return [];
  }
}

function incomeLimb(
  id: FigureId & LimbRule,
  of: 'income' | 'joint-income',
  { incomeYear, income, jointIncome }: PurchaserFacts,
): Limb[] {
  const net = of === 'income' ? income : jointIncome;
  if (net === null) {
    return [];
  }
  const because = yearsOf(net, of, incomeYear);
  return because.every(({ cents }) => passes(id, cents)) ? [{ ruleId: id, because }] : [];
}

function yearsOf(net: NetIncome, of: 'income' | 'joint-income', year: number) {
  return [
    { of, year: year - 2, isExpected: false, cents: net.twoYearsAgoCents },
    { of, year: year - 1, isExpected: false, cents: net.lastYearCents },
    { of, year, isExpected: true, cents: net.expectedCents },
  ] satisfies Fact[];
}

function financialLimb(
  id: 'ai-financial-assets' | 'ai-financial-assets-alone',
  of: 'financial-assets' | 'joint-financial-assets',
  { holdings, jointHoldings }: PurchaserFacts,
): Limb[] {
  const held = of === 'financial-assets' ? holdings : jointHoldings;
  if (held === null) {
    return [];
  }
  const { financialAssetsCents: cents, relatedLiabilitiesCents: owedCents } = held;
  return passes(id, cents - owedCents) ? [{ ruleId: id, because: [{ of, cents, owedCents }] }] : [];
}

function netAssetsLimb(
  id: 'ai-net-assets' | 'ai-company' | 'eligible-net-assets',
  of: 'net-assets' | 'joint-net-assets',
  { holdings, jointHoldings }: PurchaserFacts,
): Limb[] {
  const held = of === 'net-assets' ? holdings : jointHoldings;
  if (held === null || !passes(id, held.netAssetsCents)) {
    return [];
  }
  return [{ ruleId: id, because: [{ of, cents: held.netAssetsCents }] }];
}

/** A company or trust made to buy as an accredited investor of (m) is none for the exemption (s. 2.3(5)). */
function companyLimbs(purchaser: PurchaserFacts): Limb[] {
  return netAssetsLimb('ai-company', 'net-assets', purchaser);
}

function eligibleCompany(purchaser: PurchaserFacts): Limb[] {
  return [
    ...netAssetsLimb('eligible-net-assets', 'net-assets', purchaser),
    ...(purchaser.isHeldByEligible === true
      ? [{ ruleId: 'eligible-companies', because: [{ of: 'held-by-eligible' }] } satisfies Limb]
      : []),
  ];
}

function relatedLimb({ confirmedRelation }: Pick<OrderFacts, 'confirmedRelation'>): Limb[] {
  return confirmedRelation === null
    ? []
    : [{ ruleId: 'eligible-related', because: [{ of: 'relation', is: confirmedRelation }] }];
}

/** (h): an investment dealer's advice in the five; in Manitoba also an independent lawyer's or accountant's. */
function advisedLimb(
  province: ProvinceCode | null,
  { eligibilityAdvice = null }: Pick<OrderFacts, 'eligibilityAdvice'>,
): Limb[] {
  if (
    province === null ||
    eligibilityAdvice === null ||
    !LIMITED_BY_PURCHASE.some((code) => code === province)
  ) {
    return [];
  }
  const because: Fact[] = [{ of: 'advice-of', is: eligibilityAdvice }];
  if (eligibilityAdvice === 'investment-dealer') {
    return [{ ruleId: 'eligible-advised', because }];
  }
  return province === 'CAN-MB' ? [{ ruleId: 'eligible-advised-manitoba', because }] : [];
}
