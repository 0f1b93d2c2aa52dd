import { describe, expect, it } from 'vitest';
import { isProvinceCode, PROVINCES, provinceNameKey } from './provinces.ts';

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

  it('name themselves by a message key', () => {
    expect(provinceNameKey('CAN-NL')).toBe('places.CAN-NL');
  });
});
