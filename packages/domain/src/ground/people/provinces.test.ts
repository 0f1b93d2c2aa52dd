import { describe, expect, it } from 'vitest';
import {
  AGE_OF_MAJORITY,
  isProvinceCode,
  LOWEST_AGE_OF_MAJORITY,
  PROVINCES,
  provinceNameKey,
} from './provinces.ts';

describe('provinces and territories', () => {
  it('are thirteen: ten provinces, then three territories', () => {
    const codes = 'AB BC MB NB NL NS ON PE QC SK NT NU YT'.split(' ');
    expect(PROVINCES).toEqual(codes.map((code) => `CAN-${code}`));
  });

  it.each([
    ['Ontario is one', 'CAN-ON', true],
    ['Yukon is one', 'CAN-YT', true],
    ['a bare abbreviation is not', 'ON', false],
    ['lower case is not', 'can-on', false],
    ['a state is not', 'USA-NY', false],
    ['nothing is not', undefined, false],
  ])('%s', (_row, value, expected) => {
    expect(isProvinceCode(value)).toBe(expected);
  });

  it.each([
    ['Québec', 'CAN-QC', 18],
    ['Prince Edward Island', 'CAN-PE', 18],
    ['British Columbia', 'CAN-BC', 19],
    ['Nunavut', 'CAN-NU', 19],
  ] as const)('make a person in %s an adult at the right age', (_name, code, age) => {
    expect(AGE_OF_MAJORITY[code]).toBe(age);
  });

  it('ask for the lowest age of majority while none is known', () => {
    expect(Math.min(...Object.values(AGE_OF_MAJORITY))).toBe(LOWEST_AGE_OF_MAJORITY);
  });

  it('name themselves by a message key', () => {
    expect(provinceNameKey('CAN-NL')).toBe('places.CAN-NL');
  });
});
