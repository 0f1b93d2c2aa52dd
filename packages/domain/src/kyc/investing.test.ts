import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrongIn } from './testing/example-with.ts';

describe('investing', () => {
  it.each([
    'knowledge',
    'investmentsOutside',
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

  it.each(['risk', 'source', 'newAccount'])('lets %s stay open', (path) => {
    expect(wrongIn('investing', { [`investing.${path}`]: null })).toEqual([]);
  });

  it.each([
    ['a comfortable share of 100', { comfortablePercentage: 100 }, []],
    ['a comfortable share of 101', { comfortablePercentage: 101 }, ['comfortablePercentage maximum']],
    ['a negative share', { comfortablePercentage: -1 }, ['comfortablePercentage minimum']],
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
    const share = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(share, share, share, fc.boolean(), (low, medium, other, fits) => {
        const high = fits ? Math.max(0, 100 - low - medium) : other;
        const expected = low + medium + high === 100 ? [] : ['potentialLoss riskTotal'];
        expect(wrongIn('investing', { 'investing.potentialLoss': { low, medium, high } })).toEqual(expected);
      }),
    );
  });
});
