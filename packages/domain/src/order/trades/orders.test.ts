import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CENTS } from '../../ground/money/cents.ts';
import { orderTotalCents } from '../../offering/deals/order-amount.ts';
import {
  checkQuantity,
  isSoldOut,
  largestQuantity,
  unitsAvailable,
} from '../../offering/deals/order-units.ts';

const limits = { minimumUnits: 5, maximumUnits: 100, unitsTotal: 1_000, unitsTaken: 940 };

describe('the total of an order', () => {
  it.each([
    ['one unit', 100_000n, 1, 100_000n],
    ['fifty units', 100_000n, 50, 5_000_000n],
    ['a price with cents', 1_005n, 3, 3_015n],
    ['the largest total', MAX_CENTS, 1, MAX_CENTS],
  ])('%s', (_row, price, quantity, total) => {
    expect(orderTotalCents(price, quantity)).toBe(total);
  });

  it.each([
    ['no price', 0n, 1],
    ['a negative price', -1n, 1],
    ['no units', 100n, 0],
    ['half a unit', 100n, 0.5],
    ['not a number of units', 100n, Number.NaN],
    ['a total beyond the wire', MAX_CENTS, 2],
  ])('%s is a fault', (_row, price, quantity) => {
    expect(() => orderTotalCents(price, quantity)).toThrow(RangeError);
  });

  it('of two orders is the total of one order for both quantities', () => {
    const quantity = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10_000_000n }), quantity, quantity, (price, first, second) => {
        return (
          orderTotalCents(price, first) + orderTotalCents(price, second) ===
          orderTotalCents(price, first + second)
        );
      }),
    );
  });
});

describe('units that are left', () => {
  it.each([
    ['the untaken ones', limits, 0, 60, 60, false],
    ['and those that the order itself holds', limits, 10, 70, 70, false],
    ['but never more than one order may have', { ...limits, unitsTaken: 0 }, 0, 1_000, 100, false],
    ['as many as the smallest order takes', { ...limits, unitsTaken: 995 }, 0, 5, 5, false],
    ['fewer than the smallest order: sold out', { ...limits, unitsTaken: 996 }, 0, 4, 4, true],
    ['none: sold out', { ...limits, unitsTaken: 1_000 }, 0, 0, 0, true],
    ['none, even where no minimum is set', { ...limits, minimumUnits: 0, unitsTaken: 1_000 }, 0, 0, 0, true],
    ['never below none', { ...limits, unitsTaken: 1_001 }, 0, 0, 0, true],
  ])('are %s', (_row, given, held, available, largest, soldOut) => {
    expect(unitsAvailable(given, held)).toBe(available);
    expect(largestQuantity(given, held)).toBe(largest);
    expect(isSoldOut(given, held)).toBe(soldOut);
  });
});

describe('a quantity', () => {
  it.each([
    ['at the minimum is right', 5, limits, null],
    ['of all that is left is right', 60, limits, null],
    ['below the minimum is not', 4, limits, ['belowMinimum', { count: 5 }]],
    [
      'of none is below the minimum of one',
      0,
      { ...limits, minimumUnits: 0 },
      ['belowMinimum', { count: 1 }],
    ],
    ['below nothing is not', -5, limits, ['belowMinimum', { count: 5 }]],
    ['at the maximum is right', 100, { ...limits, unitsTaken: 0 }, null],
    [
      'above the maximum is not, whatever is left',
      101,
      { ...limits, unitsTaken: 0 },
      ['aboveMaximum', { count: 100 }],
    ],
    ['at the maximum of all that is left is right', 100, { ...limits, unitsTaken: 900 }, null],
    ['above the maximum is not', 101, limits, ['aboveMaximum', { count: 100 }]],
    ['above what is left is not', 61, limits, ['aboveAvailable', { count: 60 }]],
    ['with a fraction is not', 5.5, limits, ['wholeNumber', {}]],
    ['in text is not', '5', limits, ['wholeNumber', {}]],
    ['that is missing is not', undefined, limits, ['wholeNumber', {}]],
    ['of a deal without units is not', 5, { ...limits, unitsTaken: 1_000 }, ['soldOut', {}]],
  ] as const)('%s', (_row, quantity, given, expected) => {
    const issue =
      expected === null
        ? null
        : { path: 'quantity', key: `trades.quantity.${expected[0]}`, values: expected[1] };
    expect(checkQuantity(quantity, given)).toEqual(issue);
  });

  it('of a reopened order may use the units that it holds', () => {
    expect(checkQuantity(65, limits)?.key).toBe('trades.quantity.aboveAvailable');
    expect(checkQuantity(65, limits, 5)).toBeNull();
  });

  it('that is right never takes more units than there are', () => {
    const anyLimits = fc.record({
      minimumUnits: fc.integer({ min: 0, max: 20 }),
      maximumUnits: fc.integer({ min: 1, max: 200 }),
      unitsTotal: fc.integer({ min: 0, max: 300 }),
      unitsTaken: fc.integer({ min: 0, max: 300 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 400 }), anyLimits, (quantity, given) => {
        return (
          checkQuantity(quantity, given) !== null || (quantity > 0 && quantity <= largestQuantity(given))
        );
      }),
    );
  });
});
