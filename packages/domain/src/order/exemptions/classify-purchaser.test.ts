import { describe, expect, it } from 'vitest';
import type { PurchaserFacts } from '../../ground/law/purchaser-facts.ts';
import { classifyPurchaser } from './classify-purchaser.ts';
import {
  COMPANY,
  decide,
  dollars,
  earning,
  livingIn,
  NEITHER,
  ORDER,
  offering,
  owning,
} from './testing/purchasers.ts';

const CENT = 0.01;
const POOR: PurchaserFacts = { ...NEITHER, income: earning(0), holdings: owning(0, 0) };
const limbsOf = (purchaser: PurchaserFacts, order = ORDER) => {
  const { accredited, eligible } = classifyPurchaser(purchaser, order);
  return [...new Set([...accredited, ...eligible].map(({ ruleId }) => ruleId))];
};
type Row = [row: string, facts: Partial<PurchaserFacts>, limbs: string[]];

describe('a class of NI 45-106 s. 1.1', () => {
  it.each<Row>([
    ['income of exactly $75,000 makes nobody eligible', { income: earning(75_000) }, []],
    ['a cent more does (a)(ii)', { income: earning(75_000 + CENT) }, ['eligible-income']],
    ['$125,000 together makes nobody eligible', { jointIncome: earning(125_000) }, []],
    [
      'a cent more together does (a)(iii)',
      { jointIncome: earning(125_000 + CENT) },
      ['eligible-income-with-spouse'],
    ],
    ['income of exactly $200,000 accredits nobody', { income: earning(200_000) }, ['eligible-income']],
    ['a cent more does (k)', { income: earning(200_000 + CENT) }, ['ai-income', 'eligible-income']],
    [
      '$300,000 together accredits nobody',
      { jointIncome: earning(300_000) },
      ['eligible-income-with-spouse'],
    ],
    [
      'a cent more together does (k)',
      { jointIncome: earning(300_000 + CENT) },
      ['ai-income-with-spouse', 'eligible-income-with-spouse'],
    ],
    ['net assets of exactly $400,000 make nobody eligible', { holdings: owning(0, 400_000) }, []],
    ['a cent more does (a)(i)', { holdings: owning(0, 400_000 + CENT) }, ['eligible-net-assets']],
    ['with a spouse, too', { jointHoldings: owning(0, 400_000 + CENT) }, ['eligible-net-assets']],
    ['financial assets of exactly $1,000,000 accredit nobody', { holdings: owning(1_000_000, 0) }, []],
    ['a cent more does (j)', { holdings: owning(1_000_000 + CENT, 0) }, ['ai-financial-assets']],
    ['with a spouse, too (j)', { jointHoldings: owning(1_000_000 + CENT, 0) }, ['ai-financial-assets']],
    [
      'what is owed on them is taken off',
      { holdings: { ...owning(1_200_000, 0), relatedLiabilitiesCents: dollars(200_000) } },
      [],
    ],
    [
      'more than $5,000,000 alone is (j.1)',
      { holdings: owning(5_000_000 + CENT, 0) },
      ['ai-financial-assets', 'ai-financial-assets-alone'],
    ],
    ['exactly $5,000,000 is (j) alone', { holdings: owning(5_000_000, 0) }, ['ai-financial-assets']],
    [
      '(j.1) is never reached with a spouse',
      { jointHoldings: owning(9_000_000, 0) },
      ['ai-financial-assets'],
    ],
    [
      'net assets of exactly $5,000,000 accredit (l)',
      { holdings: owning(0, 5_000_000) },
      ['ai-net-assets', 'eligible-net-assets'],
    ],
    ['a cent less does not', { holdings: owning(0, 5_000_000 - CENT) }, ['eligible-net-assets']],
    ['whoever is registered is accredited (e)', { registration: 'registered' }, ['ai-registered']],
    ['so is whoever was (e.1)', { registration: 'formerly-registered' }, ['ai-formerly-registered']],
    [
      'one year alone and one together do not add up',
      {
        income: { ...earning(250_000), lastYearCents: dollars(150_000) },
        jointIncome: { ...earning(350_000), twoYearsAgoCents: dollars(250_000) },
      },
      ['eligible-income', 'eligible-income-with-spouse'],
    ],
    [
      'a year at the level and one below it carry nothing',
      { income: { ...earning(90_000), twoYearsAgoCents: dollars(75_000) } },
      [],
    ],
    [
      'nor does an expectation below it',
      { income: { ...earning(90_000), expectedCents: dollars(75_000) } },
      [],
    ],
    ['income of another year carries nothing', { income: earning(900_000), incomeYear: 2025 }, []],
  ])('%s', (_row, facts, limbs) => {
    expect(limbsOf({ ...POOR, ...facts })).toEqual(limbs);
  });

  it('rests on this year’s income in St. John’s on 1 January, while it is still the old year in Vancouver', () => {
    const purchaser = { ...POOR, income: earning(90_000), incomeYear: 2026 };
    const order = { ...ORDER, offering: offering('OM') };
    const inNewfoundland = classifyPurchaser(purchaser, { ...order, day: '2027-01-01' });
    expect([inNewfoundland.eligible, inNewfoundland.isIncomeOutdated]).toEqual([[], true]);
    expect(classifyPurchaser(purchaser, { ...order, day: '2026-12-31' }).eligible).toHaveLength(1);
  });

  it.each([
    ['an investment dealer in Manitoba', 'CAN-MB', 'investment-dealer', ['eligible-advised']],
    [
      'an independent lawyer in Manitoba',
      'CAN-MB',
      'independent-lawyer-or-cpa',
      ['eligible-advised-manitoba'],
    ],
    ['an investment dealer in Yukon', 'CAN-YT', 'investment-dealer', ['eligible-advised']],
    ['an independent lawyer in Yukon', 'CAN-YT', 'independent-lawyer-or-cpa', []],
    ['an investment dealer in Ontario', 'CAN-ON', 'investment-dealer', []],
    ['nobody, in Manitoba', 'CAN-MB', null, []],
  ] as const)('(h) is by the advice of %s (%s, %s)', (_row, province, eligibilityAdvice, limbs) => {
    expect(limbsOf(livingIn(province, POOR), { ...ORDER, eligibilityAdvice })).toEqual(limbs);
  });

  it('(h) is never by the advice of an exempt market dealer', () => {
    const { capCents } = decide(livingIn('CAN-MB', POOR), 1_000, {
      advice: 'positive',
      offering: offering('OM'),
    });
    expect(capCents).toBe(dollars(10_000));
  });

  it.each([
    ['$5,000,000 is accredited (m)', 5_000_000, ['ai-company', 'eligible-net-assets']],
    ['a cent less is not', 5_000_000 - CENT, ['eligible-net-assets']],
    ['$400,000 is not eligible', 400_000, []],
  ] as const)('a company of %s', (_row, netAssets, limbs) => {
    expect(limbsOf({ ...COMPANY, holdings: owning(9_000_000, netAssets) })).toEqual(limbs);
  });
});

describe('the form of an accredited investor (s. 2.3(6))', () => {
  it.each<[string, Partial<PurchaserFacts>, string[], string[]]>([
    ['is signed by (j)', { holdings: owning(2_000_000, 0) }, ['F9'], []],
    ['is signed by (k)', { income: earning(250_000) }, ['F9'], []],
    ['is signed by (l)', { holdings: owning(0, 6_000_000) }, ['F9'], []],
    ['is not signed by (j.1)', { holdings: owning(6_000_000, 0) }, [], []],
    ['is not signed by (e)', { registration: 'registered', income: earning(250_000) }, [], []],
    [
      'at exactly $5,000,000 goes to a person, because it says "more than"',
      { holdings: owning(0, 5_000_000) },
      ['F9'],
      ['exactly-five-million'],
    ],
    [
      'does not, where a spouse makes it more',
      { holdings: owning(0, 5_000_000), jointHoldings: owning(0, 5_000_001) },
      ['F9'],
      [],
    ],
    [
      'does not, where income carries the class, too',
      { holdings: owning(0, 5_000_000), income: earning(250_000) },
      ['F9'],
      [],
    ],
  ])('%s', (_row, facts, forms, readings) => {
    const decision = decide({ ...POOR, ...facts }, 10_000);
    expect(decision).toMatchObject({ exemption: 'AI', forms, readings, needsEvidence: true });
  });
});
