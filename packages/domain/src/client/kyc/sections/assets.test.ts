import { describe, expect, it } from 'vitest';
import { wrongIn } from '../testing/example-with.ts';
import { ASSET_ITEMS, LIABILITY_ITEMS } from './assets.ts';

const ITEMS = [
  ...ASSET_ITEMS.map((name) => `financial.${name}`),
  ...LIABILITY_ITEMS.map((name) => `liabilities.${name}`),
];

describe('assets', () => {
  it.each(ITEMS)('require %s; a blank is not 0', (path) => {
    for (const nothing of [undefined, null, '']) {
      expect(wrongIn('assets', { [`assets.${path}`]: nothing })).toEqual([`${path} required`]);
    }
    expect(wrongIn('assets', { [`assets.${path}`]: 0 })).toEqual([]);
  });

  it('report all 23 items of an empty section', () => {
    expect(wrongIn('assets', { assets: {} })).toEqual(ITEMS.map((path) => `${path} required`));
  });

  it.each([
    ['a net worth of a cent is positive', 1_140_499.99, []],
    ['a net worth of 0 is not', 1_140_500, ['totals.netWorth netWorthPositive']],
    ['debts above assets are not', 2_000_000, ['totals.netWorth netWorthPositive']],
  ])('%s', (_row, mortgage, expected) => {
    const others = {
      automobileLoans: 0,
      creditCards: 0,
      unsecuredLoans: 0,
      investmentLoans: 0,
      otherLoans: 0,
      otherMortgage: 0,
    };
    expect(wrongIn('assets', { 'assets.liabilities': { ...others, homeMortgage: mortgage } })).toEqual(
      expected,
    );
  });

  it('do not look at totals that were sent', () => {
    expect(wrongIn('assets', { 'assets.totals': { netWorth: -5, assets: 'x' } })).toEqual([]);
    expect(wrongIn('assets', { 'assets.totals': null })).toEqual([]);
  });

  it('refuse text and negative amounts', () => {
    expect(
      wrongIn('assets', { 'assets.financial.cash': 'plenty', 'assets.liabilities.creditCards': -1 }),
    ).toEqual(['financial.cash number', 'liabilities.creditCards minimum']);
  });
});

/** Amounts of 0 but for what is given. */
const owning = (financial: object, liabilities: object = {}) => ({
  'assets.financial': {
    ...Object.fromEntries(ASSET_ITEMS.map((name) => [name, 0])),
    residence: 1_000_000,
    ...financial,
  },
  'assets.liabilities': { ...Object.fromEntries(LIABILITY_ITEMS.map((name) => [name, 0])), ...liabilities },
  'assets.relatedDebt': null,
  'assets.ownership': null,
});
const ALONE = { 'basics.includeSpouseFinancial': false };

describe('what a limb turns on', () => {
  it.each<[string, object, string[]]>([
    [
      'no debt is asked about at exactly $1,000,000',
      { ...ALONE, ...owning({ stocks: 1_000_000 }, { creditCards: 5 }) },
      [],
    ],
    [
      'a cent more, with a debt that could bring it down',
      { ...ALONE, ...owning({ stocks: 1_000_000.01 }, { creditCards: 0.01 }) },
      ['relatedDebt required'],
    ],
    ['a cent more without a debt', { ...ALONE, ...owning({ stocks: 1_000_000.01 }) }, []],
    [
      'far more than the debts could take away',
      { ...ALONE, ...owning({ stocks: 2_000_000 }, { homeMortgage: 999_999.99 }) },
      [],
    ],
    [
      'a million in a locked-in account',
      { ...ALONE, ...owning({ lira: 2_000_000 }, { homeMortgage: 500_000 }) },
      [],
    ],
    ['whose it is, at exactly $5,000,000 with a spouse', owning({ stocks: 5_000_000 }), []],
    [
      'whose it is, a cent above with a spouse',
      owning({ stocks: 5_000_000.01 }),
      ['ownership.financialAssets required'],
    ],
    ['whose it is, alone', { ...ALONE, ...owning({ stocks: 9_000_000 }) }, []],
    [
      'more debt on financial assets than there is debt',
      { ...ALONE, ...owning({ stocks: 1_000_001 }, { creditCards: 10 }), 'assets.relatedDebt': 10.01 },
      ['relatedDebt maximum'],
    ],
    [
      'more alone than together',
      { ...owning({ stocks: 6_000_000 }), 'assets.ownership': { financialAssets: 6_000_000.01 } },
      ['ownership.financialAssets maximum'],
    ],
  ])('%s', (_row, changes, expected) => {
    expect(wrongIn('assets', { ...changes })).toEqual(expected);
  });
});
