import { describe, expect, it } from 'vitest';
import { type CountedCost, costsOfOrder } from './deal-costs.ts';

const cost = (change: Partial<CountedCost>): CountedCost => ({
  kind: 'percent',
  value: 5,
  when: 'start',
  isEstimate: false,
  ...change,
});

describe('a cost of an order', () => {
  it.each<[string, Partial<CountedCost>, bigint, bigint]>([
    ['five per cent of $5,000', { value: 5 }, 500_000n, 25_000n],
    ['a hundredth of a per cent of $10,000', { value: 0.01 }, 1_000_000n, 100n],
    ['half a cent counts up', { value: 0.5 }, 100n, 1n],
    ['less than half a cent is nothing', { value: 0.49 }, 100n, 0n],
    ['a value that a multiplication would spoil', { value: 1.15 }, 10_000n, 115n],
    ['all of it', { value: 100 }, 12_345n, 12_345n],
    ['dollars, whatever the amount', { kind: 'dollars', value: 25.5 }, 99_999_999n, 2_550n],
    ['per cent of nothing', { value: 5 }, 0n, 0n],
    ['the largest order', { value: 7.25 }, 99_999_999_999_999n, 7_250_000_000_000n],
  ])('%s', (_row, change, totalCents, cents) => {
    expect(costsOfOrder([cost(change)], totalCents)).toEqual([
      expect.objectContaining({ sumCents: cents, lines: [{ cost: cost(change), cents }] }),
    ]);
  });

  it('of three decimals is no cost', () => {
    expect(() => costsOfOrder([cost({ value: 1.005 })], 100n)).toThrow('a cost has at most two decimals');
  });
});

describe('the costs of an order', () => {
  it('are grouped by the time at which they are paid, whatever their order, and add up line by line', () => {
    const costs = [
      cost({ when: 'exit', value: 2 }),
      cost({ value: 3.33 }),
      cost({ when: 'yearly', value: 1.69, isEstimate: true }),
      cost({ kind: 'dollars', value: 12.01 }),
    ];
    const found = costsOfOrder(costs, 100_050n).map(({ when, sumCents, isEstimate, lines }) => [
      when,
      lines.map(({ cents }) => cents),
      sumCents,
      isEstimate,
    ]);
    expect(found).toEqual([
      ['start', [3_332n, 1_201n], 4_533n, false],
      ['yearly', [1_691n], 1_691n, true],
      ['exit', [2_001n], 2_001n, false],
    ]);
  });

  it('are absent where nobody gave any', () => {
    expect(costsOfOrder([], 100_000n)).toEqual([]);
  });
});
