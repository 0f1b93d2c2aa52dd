import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

describe('an amount in English words', () => {
  it.each([
    [0n, 'zero Canadian dollars'],
    [100n, 'one Canadian dollar'],
    [1_501n, 'fifteen Canadian dollars and one cent'],
    [2_100n, 'twenty-one Canadian dollars'],
    [10_000n, 'one hundred Canadian dollars'],
    [11_950n, 'one hundred nineteen Canadian dollars and fifty cents'],
    [2_500_000n, 'twenty-five thousand Canadian dollars'],
    [
      123_456_789n,
      'one million two hundred thirty-four thousand five hundred sixty-seven Canadian dollars and eighty-nine cents',
    ],
    [100_000_000n, 'one million Canadian dollars'],
  ])('%d cents: %s', (cents, words) => {
    expect(amountInWords(cents, 'en')).toBe(words);
  });
});

describe('an amount in French words', () => {
  it.each([
    [0n, 'zéro dollar canadien'],
    [100n, 'un dollar canadien'],
    [101n, 'un dollar canadien et un cent'],
    [250n, 'deux dollars canadiens et cinquante cents'],
    [2_100n, 'vingt et un dollars canadiens'],
    [7_000n, 'soixante-dix dollars canadiens'],
    [7_100n, 'soixante et onze dollars canadiens'],
    [7_700n, 'soixante-dix-sept dollars canadiens'],
    [8_000n, 'quatre-vingts dollars canadiens'],
    [8_100n, 'quatre-vingt-un dollars canadiens'],
    [9_100n, 'quatre-vingt-onze dollars canadiens'],
    [9_900n, 'quatre-vingt-dix-neuf dollars canadiens'],
    [20_000n, 'deux cents dollars canadiens'],
    [20_100n, 'deux cent un dollars canadiens'],
    [28_000n, 'deux cent quatre-vingts dollars canadiens'],
    [100_000n, 'mille dollars canadiens'],
    [2_500_000n, 'vingt-cinq mille dollars canadiens'],
    [8_000_000n, 'quatre-vingt mille dollars canadiens'],
    [20_000_000n, 'deux cent mille dollars canadiens'],
    [100_000_000n, 'un million de dollars canadiens'],
    [8_000_000_000n, 'quatre-vingts millions de dollars canadiens'],
    [123_400_000n, 'un million deux cent trente-quatre mille dollars canadiens'],
  ])('%d cents: %s', (cents, words) => {
    expect(amountInWords(cents, 'fr')).toBe(words);
  });
});

describe('an amount that no order has', () => {
  it.each([
    ['below zero', -1n],
    ['a billion dollars', 100_000_000_000n],
  ])('%s is refused', (_row, cents) => {
    expect(() => amountInWords(cents, 'en')).toThrow(RangeError);
  });
});
