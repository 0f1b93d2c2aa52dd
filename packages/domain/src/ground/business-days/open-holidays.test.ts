import { describe, expect, it } from 'vitest';
import { PROVINCES } from '../people/provinces.ts';
import { isBusinessDay } from './business-days.ts';
import { OPEN_HOLIDAYS } from './open-holidays.ts';

describe('a holiday that counsel has not confirmed', () => {
  it.each([
    ['St. Patrick’s Day', '2027-03-17', 'CAN-NL'],
    ['St. Patrick’s Day, on the nearest Monday', '2027-03-15', 'CAN-NL'],
    ['St. George’s Day', '2027-04-23', 'CAN-NL'],
    ['St. George’s Day, on the nearest Monday', '2027-04-26', 'CAN-NL'],
    ['Orangemen’s Day', '2028-07-12', 'CAN-NL'],
    ['Orangemen’s Day, on the nearest Monday', '2030-07-15', 'CAN-NL'],
    ['2 January', '2029-01-02', 'CAN-QC'],
    ['Heritage Day', '2026-02-20', 'CAN-YT'],
    ['Heritage Day of a leap year', '2028-02-25', 'CAN-YT'],
    ['Heritage Day where the month ends on a Sunday', '2027-02-26', 'CAN-YT'],
    ['Gold Cup Parade Day', '2026-08-21', 'CAN-PE'],
  ] as const)('%s, %s, counts in %s, and in no other place nor between banks', (_name, day, place) => {
    expect(PROVINCES.filter((province) => !isBusinessDay(day, province))).toEqual([place]);
    expect(isBusinessDay(day, 'banks')).toBe(true);
  });

  it('has its source, and stays open until somebody has answered', () => {
    expect(new Set(OPEN_HOLIDAYS.flatMap(({ in: places }) => places))).toEqual(
      new Set(['CAN-NL', 'CAN-QC', 'CAN-YT', 'CAN-PE']),
    );
    expect(OPEN_HOLIDAYS.filter(({ confirmedByCounsel }) => confirmedByCounsel)).toEqual([]);
    expect(OPEN_HOLIDAYS.filter(({ source }) => source === '')).toEqual([]);
  });
});
