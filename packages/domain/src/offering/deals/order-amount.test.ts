import { describe, expect, it } from 'vitest';
import { amountChoices, amountOfUnits, checkAmount, type OrderTerms, unitsOfAmount } from './order-amount.ts';

/** Units of $250, ten to two hundred an order, six hundred of a thousand left. */
const TERMS: OrderTerms = {
  unitPrice: 250,
  minimumUnits: 10,
  maximumUnits: 200,
  unitsTotal: 1000,
  unitsTaken: 400,
};
const withLeft = (units: number): OrderTerms => ({ ...TERMS, unitsTaken: 1000 - units });

describe('an amount', () => {
  it.each<[string, unknown, number, number | null]>([
    ['of a whole number of units buys them', 5000, 250, 20],
    ['of one unit buys it', 250, 250, 1],
    ['between two units buys none', 5100, 250, null],
    ['of cents is exact, where binary fractions are not', 0.3, 0.1, 3],
    ['of nothing buys nothing', 0, 250, null],
    ['below nothing buys nothing', -250, 250, null],
    ['of fractions of a cent buys nothing', 0.001, 0.001 + 0.009, null],
    ['that is a text buys nothing', '5000', 250, null],
    ['that was not typed yet buys nothing', null, 250, null],
  ])('%s', (_row, amount, unitPrice, units) => {
    expect(unitsOfAmount(amount, unitPrice)).toBe(units);
  });

  it('of units is what they cost', () => {
    expect(amountOfUnits(3, 0.1)).toBe(0.3);
    expect(amountOfUnits(20, 250)).toBe(5000);
  });
});

describe('the amount of an order', () => {
  it.each<[string, unknown, OrderTerms, number, string | null, object]>([
    ['may be the smallest', 2500, TERMS, 0, null, {}],
    ['may be the largest', 50_000, TERMS, 0, null, {}],
    ['has to be one', null, TERMS, 0, 'none', {}],
    ['is not text', 'a little', TERMS, 0, 'none', {}],
    ['is not zero', 0, TERMS, 0, 'none', {}],
    ['is not below the smallest', 2499.99, TERMS, 0, 'belowMinimum', { amount: 2500 }],
    ['is not above the largest', 50_000.01, TERMS, 0, 'aboveMaximum', { amount: 50_000 }],
    ['is not more than what is left', 5000, withLeft(15), 0, 'aboveAvailable', { amount: 3750 }],
    ['may be what is left', 3750, withLeft(15), 0, null, {}],
    ['may be what this very order holds', 5000, withLeft(0), 20, null, {}],
    ['of a deal that is sold out is said to be too late', 2500, withLeft(9), 0, 'soldOut', {}],
    ['between two units names the nearer below', 5100, TERMS, 0, 'wholeUnits', { price: 250, amount: 5000 }],
    ['between two units names the nearer above', 5200, TERMS, 0, 'wholeUnits', { price: 250, amount: 5250 }],
  ])('%s', (_row, amount, terms, held, name, values) => {
    expect(checkAmount(amount, terms, held)).toEqual(
      name === null ? null : { path: 'amount', key: `trades.amount.${name}`, values },
    );
  });

  it('is at least one unit where a deal names no smallest order', () => {
    const terms = { ...TERMS, minimumUnits: 0 };
    expect(checkAmount(250, terms)).toBeNull();
    expect(checkAmount(100, terms)?.values).toEqual({ amount: 250 });
  });
});

describe('the amounts to choose from', () => {
  it.each<[string, OrderTerms, number, number[]]>([
    ['go up from the smallest order in round steps', TERMS, 0, [2500, 5000, 12_500, 25_000]],
    ['end with what is left', withLeft(20), 0, [2500, 5000]],
    ['count what this very order holds', withLeft(0), 20, [2500, 5000]],
    ['are none where the deal is sold out', withLeft(9), 0, []],
  ])('%s', (_row, terms, held, amounts) => {
    expect(amountChoices(terms, held)).toEqual(amounts);
  });

  it.each([
    ['end with the most that the law lets the person buy', 10_100, [2500, 5000, 10_000]],
    ['offer it once where it is a round step', 5000, [2500, 5000]],
    ['are none where it is less than the smallest order', 2499, []],
    ['go no further for a limit that no order reaches', 10_000_000, [2500, 5000, 12_500, 25_000]],
  ])('%s', (_row, most, amounts) => {
    expect(amountChoices(TERMS, 0, most)).toEqual(amounts);
  });
});
