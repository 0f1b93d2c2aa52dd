import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES, isCountryCode } from './country-codes.ts';

describe('country codes', () => {
  it('are the 249 of ISO 3166-1, three capitals each', () => {
    expect(COUNTRY_CODES.size).toBe(249);
    expect([...COUNTRY_CODES].filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
  });

  it.each([
    ['Canada', 'CAN', true],
    ['Kosovo, which has no code of its own', 'XKX', false],
    ['lower case', 'can', false],
    ['two letters', 'CA', false],
    ['a number', 124, false],
  ])('%s', (_row, value, expected) => {
    expect(isCountryCode(value)).toBe(expected);
  });
});
