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

  it('report all 22 items of an empty section', () => {
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
