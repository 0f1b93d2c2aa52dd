import { describe, expect, it } from 'vitest';
import type { PurchaserFacts } from '../../../ground/law/purchaser-facts.ts';
import { type Changes, exampleWith } from '../testing/example-with.ts';
import { purchaserFactsOf } from './purchaser-facts-of.ts';

const DAY = '2026-11-21';
const SINGLE = { 'basics.maritalStatus': '3' } satisfies Changes;
/** What versions of before did not ask. */
const BEFORE = {
  'assets.financial.deposits': undefined,
  'assets.financial.registeredPlans': undefined,
  'investing.boughtElsewhere': undefined,
  'investing.purchasesElsewhere': undefined,
} satisfies Changes;
const factsWith = (changes: Changes) => purchaserFactsOf(exampleWith(changes), DAY);

it('says of an engineer whose spouse is included what the law asks', () => {
  expect(factsWith({})).toEqual<PurchaserFacts>({
    kind: 'individual',
    province: 'CAN-ON',
    birthdate: '1986-04-17',
    incomeYear: 2026,
    income: { twoYearsAgoCents: 10_900_000n, lastYearCents: 11_250_000n, expectedCents: 11_800_000n },
    jointIncome: { twoYearsAgoCents: 16_850_000n, lastYearCents: 17_250_000n, expectedCents: 17_900_000n },
    holdings: { financialAssetsCents: 0n, relatedLiabilitiesCents: 0n, netAssetsCents: 0n },
    jointHoldings: {
      financialAssetsCents: 19_950_000n,
      relatedLiabilitiesCents: 0n,
      netAssetsCents: 82_100_000n,
    },
    registration: null,
    isMadeForPurpose: false,
    purchasesElsewhere: [{ cents: 1_000_000n, day: '2026-01-15' }],
  });
});

describe('financial assets of somebody single', () => {
  it.each<[string, Changes, bigint]>([
    ['count stocks, savings, a TFSA, cash and insurance', {}, 19_950_000n],
    ['count the cash value of insurance', { 'assets.financial.insurance': 1 }, 19_950_100n],
    ['leave out a house', { 'assets.financial.residence': 9_000_000 }, 19_950_000n],
    ['leave out a locked-in account', { 'assets.financial.lira': 2_000_000 }, 19_950_000n],
    ['leave out a pension', { 'assets.financial.pensions': 2_000_000 }, 19_950_000n],
    ['leave out exempt securities', { 'assets.financial.outsideInvestments': 2_000_000 }, 19_950_000n],
    ['leave out what no line names', { 'assets.financial.other': 2_000_000 }, 19_950_000n],
    ['count to the cent', { 'assets.financial.cash': 9000.01 }, 19_950_001n],
    ['count nothing for what is no amount', { 'assets.financial.cash': 'plenty' }, 19_050_000n],
  ])('%s', (_row, changes, cents) => {
    expect(factsWith({ ...SINGLE, ...changes }).holdings.financialAssetsCents).toBe(cents);
  });
});

describe('debts', () => {
  it.each<[string, Changes, bigint]>([
    ['a loan taken to invest is related', { 'assets.liabilities.investmentLoans': 500.5 }, 50_050n],
    ['a line of credit may be related, and counts', { 'assets.liabilities.unsecuredLoans': 500 }, 50_000n],
    ['another debt may be related, and counts', { 'assets.liabilities.otherLoans': 500 }, 50_000n],
    ['a mortgage on the residence is not', { 'assets.liabilities.homeMortgage': 500 }, 0n],
    ['a vehicle loan is not', { 'assets.liabilities.automobileLoans': 500 }, 0n],
  ])('%s', (_row, changes, cents) => {
    expect(factsWith({ ...SINGLE, ...changes }).holdings.relatedLiabilitiesCents).toBe(cents);
  });
});

describe('net assets', () => {
  it.each<[string, Changes, bigint]>([
    ['are all that is owned less all that is owed', {}, 82_100_000n],
    [
      'count exempt securities at what one could get for them',
      { 'assets.financial.outsideInvestments': 1 },
      80_600_100n,
    ],
    [
      'leave out exempt securities of a profile of before, given at the price paid',
      { ...BEFORE, 'assets.financial.savings': 41_000 },
      80_600_000n,
    ],
    ['count savings of a profile of before once', { 'assets.financial.savings': 41_000 }, 82_100_000n],
    ['are below nothing where more is owed', { 'assets.liabilities.homeMortgage': 2_000_000 }, -86_900_000n],
  ])('%s', (_row, changes, cents) => {
    expect(factsWith({ ...SINGLE, ...changes }).holdings.netAssetsCents).toBe(cents);
  });
});

describe('a spouse', () => {
  it.each<[string, Changes, { income: boolean; holdings: boolean }]>([
    ['whose finances are included counts for both', {}, { income: true, holdings: true }],
    [
      'whose finances are not included counts for income',
      { 'basics.includeSpouseFinancial': false },
      { income: true, holdings: false },
    ],
    [
      'of somebody separated counts for neither, whatever was typed before',
      { 'basics.maritalStatus': '4' },
      { income: false, holdings: false },
    ],
    [
      'of somebody widowed counts for neither',
      { 'basics.maritalStatus': '6' },
      { income: false, holdings: false },
    ],
    [
      'in a relationship like marriage counts',
      { 'basics.maritalStatus': '2' },
      { income: true, holdings: true },
    ],
  ])('%s', (_row, changes, counts) => {
    const { jointIncome, jointHoldings } = factsWith(changes);
    expect({ income: jointIncome !== null, holdings: jointHoldings !== null }).toEqual(counts);
  });
});

describe('purchases elsewhere of which only a band was told', () => {
  it.each<[string, string, readonly bigint[]]>([
    ['none', '1', []],
    ['$10,000 or less counts as $10,000', '2', [1_000_000n]],
    ['up to $30,000 counts as $30,000', '3', [3_000_000n]],
    ['up to $100,000 counts as $100,000', '4', [10_000_000n]],
    ['more leaves no room under any limit', '5', [10_000_001n]],
    ['nothing said counts as none', '', []],
  ])('%s', (_row, band, cents) => {
    expect(factsWith({ ...BEFORE, 'investing.investmentsOutside': band }).purchasesElsewhere).toEqual(
      cents.map((each) => ({ cents: each, day: DAY })),
    );
  });
});

it.each<[string, unknown]>([
  ['no profile', undefined],
  ['an empty one', {}],
  ['one of another shape', { basics: [], income: 'x', assets: { financial: [] } }],
])('says nothing of %s that nobody said', (_row, answers) => {
  expect(purchaserFactsOf(answers, DAY)).toMatchObject({
    province: null,
    birthdate: null,
    jointIncome: null,
    jointHoldings: null,
    purchasesElsewhere: [],
    income: { twoYearsAgoCents: 0n, lastYearCents: 0n, expectedCents: 0n },
  });
});

it('knows no province of somebody who lives abroad', () => {
  expect(factsWith({ 'basics.address.country': 'FRA' }).province).toBeNull();
});

describe('purchases elsewhere', () => {
  const row = { amount: 10_000_000, day: '2026-11-20' };
  it.each<[string, Changes, PurchaserFacts['purchasesElsewhere']]>([
    [
      'count with their day',
      { 'investing.purchasesElsewhere': { row1: row } },
      [{ cents: 1_000_000_000n, day: row.day }],
    ],
    ['that somebody no longer names count for nothing', { 'investing.boughtElsewhere': false }, []],
    ['are not counted where no limit applies', { 'basics.address.province': 'CAN-BC' }, []],
  ])('%s', (_row, changes, expected) => {
    expect(factsWith(changes).purchasesElsewhere).toEqual(expected);
  });
});

describe('what was told where a limb turns on it', () => {
  const rich = { 'assets.financial.stocks': 1_100_000 } satisfies Changes;
  it.each<[string, Changes, bigint]>([
    ['is the debt on financial assets', { ...rich, 'assets.relatedDebt': 100.5 }, 10_050n],
    ['counts for nothing where no limb turns on it', { 'assets.relatedDebt': 100.5 }, 0n],
    [
      'takes every debt that may be related while it is not told',
      { ...rich, 'assets.relatedDebt': null, 'assets.liabilities.otherLoans': 7 },
      700n,
    ],
  ])('%s', (_row, changes, cents) => {
    expect(factsWith({ ...SINGLE, ...changes }).holdings.relatedLiabilitiesCents).toBe(cents);
  });

  it.each<[string, number | null, bigint]>([
    ['is what is the person’s alone', 5_000_000.01, 500_000_001n],
    ['is nothing alone while it is not told', null, 0n],
  ])('%s', (_row, own, cents) => {
    const changes = { 'assets.financial.stocks': 6_000_000, 'assets.ownership.financialAssets': own };
    expect(factsWith(changes).holdings.financialAssetsCents).toBe(cents);
  });
});

describe('registration', () => {
  it.each<[string, boolean, string, PurchaserFacts['registration']]>([
    ['as a representative', true, '1', 'registered'],
    ['as a representative, formerly', true, '2', 'formerly-registered'],
    ['of the firm that somebody works for', true, '3', null],
    ['that was told before the answer became no', false, '1', null],
  ])('%s', (_row, value, registration, expected) => {
    const changes = {
      'political.canadianSecuritiesRegistrant.value': value,
      'political.registration': registration,
    };
    expect(factsWith(changes).registration).toBe(expected);
  });
});

describe('a partner in Alberta', () => {
  const partner = { 'basics.maritalStatus': '3', 'basics.interdependentPartner': true } satisfies Changes;
  it.each<[string, Changes, boolean]>([
    ['counts like a spouse', { ...partner, 'basics.address.province': 'CAN-AB' }, true],
    [
      'counts no longer after a move to Saskatchewan',
      { ...partner, 'basics.address.province': 'CAN-SK' },
      false,
    ],
    [
      'that there is none of counts for nothing',
      { ...partner, 'basics.address.province': 'CAN-AB', 'basics.interdependentPartner': false },
      false,
    ],
  ])('%s', (_row, changes, counts) => {
    const { jointIncome, jointHoldings } = factsWith(changes);
    expect([jointIncome !== null, jointHoldings !== null]).toEqual([counts, counts]);
  });
});
