import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrongIn } from '../testing/example-with.ts';

describe('investing', () => {
  it.each([
    'knowledge',
    'boughtElsewhere',
    'risk',
    'liquidityNeed',
    'source',
    'experience',
    'comfortablePercentage',
    'riskTolerance',
    'potentialLoss.low',
    'potentialLoss.medium',
    'potentialLoss.high',
    'objective',
    'timeframeYears',
  ])('requires %s', (path) => {
    for (const nothing of [undefined, null, '']) {
      expect(wrongIn('investing', { [`investing.${path}`]: nothing })).toEqual([`${path} required`]);
    }
  });

  it('lets newAccount stay open', () => {
    expect(wrongIn('investing', { 'investing.newAccount': null })).toEqual([]);
  });

  it.each(['CAN-BC', 'CAN-NL'])(
    'asks for no purchases elsewhere in %s, where no limit applies',
    (province) => {
      const nothing = { 'investing.boughtElsewhere': null, 'investing.purchasesElsewhere': null };
      expect(wrongIn('investing', { ...nothing, 'basics.address.province': province })).toEqual([]);
    },
  );

  it.each([
    ['a comfortable share of 100', { comfortablePercentage: 100 }, []],
    ['a comfortable share of 101', { comfortablePercentage: 101 }, ['comfortablePercentage maximum']],
    ['a negative share', { comfortablePercentage: -1 }, ['comfortablePercentage minimum']],
    ['three thirds', { potentialLoss: { low: 33.3, medium: 33.3, high: 33.4 } }, []],
    ['thirds in hundredths', { potentialLoss: { low: 33.33, medium: 33.33, high: 33.34 } }, []],
    ['shares that binary fractions miss', { potentialLoss: { low: 0.1, medium: 0.2, high: 99.7 } }, []],
    [
      'thirds that miss a tenth',
      { potentialLoss: { low: 33.3, medium: 33.3, high: 33.3 } },
      ['potentialLoss riskTotal'],
    ],
    [
      'a share in thousandths',
      { potentialLoss: { low: 33.333, medium: 33.333, high: 33.334 } },
      ['potentialLoss.low twoDecimals', 'potentialLoss.medium twoDecimals', 'potentialLoss.high twoDecimals'],
    ],
    ['a comfortable share of 12.5', { comfortablePercentage: 12.5 }, []],
    ['81 years', { timeframeYears: 81 }, ['timeframeYears maximum']],
    ['an objective that is not offered', { objective: '6' }, ['objective choice']],
    ['a capacity that is not offered', { risk: 'high' }, ['risk choice']],
    ['a new account in words', { newAccount: 'yes' }, ['newAccount choice']],
  ])('%s', (_row, answers, expected) => {
    const changes = Object.fromEntries(
      Object.entries(answers).map(([path, answer]) => [`investing.${path}`, answer]),
    );
    expect(wrongIn('investing', changes)).toEqual(expected);
  });

  it('reports the sum beside other failing fields', () => {
    const changes = {
      'investing.potentialLoss': { low: 20, medium: 20, high: 20 },
      'investing.knowledge': '',
    };
    expect(wrongIn('investing', changes)).toEqual(['knowledge required', 'potentialLoss riskTotal']);
  });

  it('accepts three shares exactly when they make 100', () => {
    const hundredths = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(hundredths, hundredths, hundredths, fc.boolean(), (low, medium, other, fits) => {
        const high = fits ? Math.max(0, 10_000 - low - medium) : other;
        const expected = low + medium + high === 10_000 ? [] : ['potentialLoss riskTotal'];
        const shares = { low: low / 100, medium: medium / 100, high: high / 100 };
        expect(wrongIn('investing', { 'investing.potentialLoss': shares })).toEqual(expected);
      }),
    );
  });
});

describe('purchases elsewhere', () => {
  const line = { amount: 5000, day: '2026-03-02' };
  it.each<[string, unknown, string[]]>([
    ['are a line or more', { row1: line, row2: line }, []],
    ['may leave a line out', { row3: line }, []],
    ['are one at least', {}, ['row1.amount required', 'row1.day required']],
    ['are whole', { row1: line, row2: { amount: 1 } }, ['row2.day required']],
    ['have an amount', { row1: { day: '2026-03-02' } }, ['row1.amount required']],
    ['are of more than $0', { row1: { ...line, amount: 0 } }, ['row1.amount minimum']],
    ['may be of $10,000,000', { row1: { ...line, amount: 10_000_000 } }, []],
    ['are in whole cents', { row1: { ...line, amount: 10.001 } }, ['row1.amount twoDecimals']],
    ['may be of today', { row1: { ...line, day: '2026-11-21' } }, []],
    ['are not of tomorrow', { row1: { ...line, day: '2026-11-22' } }, ['row1.day dateInFuture']],
    ['may be of 13 months ago, which harms nobody', { row1: { ...line, day: '2025-10-21' } }, []],
    ['may be of 29 February of a leap year', { row1: { ...line, day: '2024-02-29' } }, []],
    ['are not of a day that there never was', { row1: { ...line, day: '2026-02-29' } }, ['row1.day date']],
  ])('%s', (_row, purchases, expected) => {
    expect(wrongIn('investing', { 'investing.purchasesElsewhere': purchases })).toEqual(
      expected.map((each) => `purchasesElsewhere.${each}`),
    );
  });

  it('are not asked of somebody who bought nothing, whatever was typed before', () => {
    const changes = {
      'investing.boughtElsewhere': false,
      'investing.purchasesElsewhere': { row1: { amount: 0 } },
    };
    expect(wrongIn('investing', changes)).toEqual([]);
  });
});
