import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centsFromDollars,
  dollarsFromCents,
  isWireDollars,
  lesserCents,
  MAX_CENTS,
  sumCents,
} from './cents.ts';

const anyCents = fc.bigInt({ min: -MAX_CENTS, max: MAX_CENTS });

describe('dollars on the wire become cents', () => {
  it.each([
    ['nothing', 0, 0n],
    ['minus zero is nothing', -0, 0n],
    ['whole dollars', 50_000, 5_000_000n],
    ['one decimal', 12.5, 1_250n],
    ['two decimals', 0.29, 29n],
    ['an amount that a multiplication would spoil', 1.15, 115n],
    ['a debt', -3.07, -307n],
    ['the largest amount', 9_999_999_999_999.99, MAX_CENTS],
  ])('%s', (_row, dollars, cents) => {
    expect(isWireDollars(dollars)).toBe(true);
    expect(centsFromDollars(dollars)).toBe(cents);
  });

  it.each([
    ['three decimals', 1.005],
    ['the rest of an addition of fractions', 0.1 + 0.2],
    ['not a number', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['a cent beyond the largest amount', 10_000_000_000_000],
    ['an exponent', 1e21],
    ['a tiny fraction', 1e-7],
  ])('%s is refused', (_row, dollars) => {
    expect(isWireDollars(dollars)).toBe(false);
    expect(() => centsFromDollars(dollars)).toThrow(
      'an amount in dollars has at most two decimals and fifteen digits',
    );
  });

  it('text is not an amount', () => {
    expect(isWireDollars('12')).toBe(false);
  });
});

describe('cents', () => {
  it('come back from the wire as they went', () => {
    fc.assert(fc.property(anyCents, (cents) => centsFromDollars(dollarsFromCents(cents)) === cents));
  });

  it('beyond the largest amount do not travel', () => {
    const beyond = 'an amount of money is beyond what the wire carries exactly';
    expect(() => dollarsFromCents(MAX_CENTS + 1n)).toThrow(beyond);
    expect(() => dollarsFromCents(-MAX_CENTS - 1n)).toThrow(beyond);
    expect(() => sumCents([MAX_CENTS, 1n])).toThrow(RangeError);
  });

  it('of the largest amount do, and of the largest debt', () => {
    expect(dollarsFromCents(MAX_CENTS)).toBe(9_999_999_999_999.99);
    expect(dollarsFromCents(-MAX_CENTS)).toBe(-9_999_999_999_999.99);
  });

  it('of two amounts, the lesser', () => {
    expect(lesserCents(1n, 2n)).toBe(1n);
    expect(lesserCents(2n, 1n)).toBe(1n);
  });

  it('of nothing add up to nothing', () => {
    expect(sumCents([])).toBe(0n);
  });

  it('of ten thousand random amounts add up exactly, whatever their order', () => {
    const amounts = fc.array(fc.bigInt({ min: 0n, max: 99_999_999n }), {
      minLength: 10_000,
      maxLength: 10_000,
    });
    fc.assert(
      fc.property(amounts, (list) => {
        const exact = list.reduce((total, amount) => total + amount, 0n);
        const overTheWire = list.map((amount) => centsFromDollars(dollarsFromCents(amount)));
        return sumCents(overTheWire) === exact && sumCents(overTheWire.toReversed()) === exact;
      }),
      { numRuns: 5 },
    );
  });
});
