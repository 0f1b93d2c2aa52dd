import { hundredthsOf } from './hundredths-of.ts';

/**
 * Money is whole cents of Canadian dollars in a bigint; the wire carries decimal dollars as a number.
 * Fifteen significant digits are what a double always gives back unchanged, so no amount is larger.
 */
export const MAX_CENTS = 999_999_999_999_999n;

const CENTS_PER_DOLLAR = 100;

/**
 * The cents of an amount in dollars as it stands on the wire.
 * Throws a RangeError for more than two decimals, for NaN and infinities, and for amounts beyond `MAX_CENTS`.
 */
export function centsFromDollars(dollars: number): bigint {
  const cents = hundredthsOf(dollars);
  if (cents === null) {
    throw new RangeError('an amount in dollars has at most two decimals and fifteen digits');
  }
  return cents;
}

/** True when `centsFromDollars` accepts the value: what a schema asks before anything is calculated. */
export function isWireDollars(value: unknown): value is number {
  return hundredthsOf(value) !== null;
}

/** The wire's dollars of an amount in cents. Throws a RangeError beyond `MAX_CENTS`. */
export function dollarsFromCents(cents: bigint): number {
  assertInRange(cents);
  // One correctly rounded division: with fifteen digits the nearest double prints as the exact decimal.
  return Number(cents) / CENTS_PER_DOLLAR;
}

/** The exact sum of amounts in cents; zero for none. Throws a RangeError when the total passes `MAX_CENTS`. */
export function sumCents(amounts: Iterable<bigint>): bigint {
  let total = 0n;
  for (const amount of amounts) {
    total += amount;
  }
  assertInRange(total);
  return total;
}

/** The lesser of two amounts. */
export function lesserCents(one: bigint, other: bigint): bigint {
  if (one < other) {
    return one;
  }
  return other;
}

/** Throws a RangeError when an amount cannot travel on the wire without loss. */
export function assertInRange(cents: bigint): void {
  if (cents > MAX_CENTS || cents < -MAX_CENTS) {
    throw new RangeError('an amount of money is beyond what the wire carries exactly');
  }
}
