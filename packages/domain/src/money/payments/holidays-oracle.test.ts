import Holidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { isBusinessDay } from '../../ground/business-days/business-days.ts';
import { HOLIDAYS, holidayDates, isWeekend } from '../../ground/business-days/holidays.ts';
import { PROVINCES, type ProvinceCode } from '../../ground/people/provinces.ts';

/** A leap year and each weekday on which a year begins are among them. */
const YEARS = [2026, 2027, 2028, 2029, 2030, 2031, 2032];
/** What keeps shops or offices closed; the library's `observance` is a day that only has a name. */
const COUNTED = ['public', 'bank', 'optional'];

type Known = { date: string; type: string };

/** The library takes long for a province, and both tests read the same days. */
const known = new Map<ProvinceCode, readonly Known[]>();

function daysOf(province: ProvinceCode, types: readonly string[]): string[] {
  const library = new Holidays('CA', province.slice('CAN-'.length));
  const days = known.get(province) ?? YEARS.flatMap((year) => library.getHolidays(year));
  known.set(province, days);
  return days.filter(({ type }) => types.includes(type)).map(({ date }) => date.slice(0, 10));
}

describe('the table of holidays, held against date-holidays', () => {
  it.each(PROVINCES)('has every holiday that it knows in %s', (province) => {
    expect(daysOf(province, COUNTED).filter((day) => isBusinessDay(day, province))).toEqual([]);
  });

  it('has no day of its own that nowhere in Canada is one', () => {
    const everywhere = new Set(PROVINCES.flatMap((province) => daysOf(province, [...COUNTED, 'observance'])));
    // The government of Newfoundland and Labrador keeps its Discovery Day on a Monday, which the library has by its date.
    const certain = HOLIDAYS.filter(({ name }) => name !== 'Discovery Day');
    const own = YEARS.flatMap((year) =>
      certain.flatMap((holiday) => [...holidayDates(year, [holiday])].slice(0, 1)),
    );
    expect(own.filter((day) => !isWeekend(day) && !everywhere.has(day))).toEqual([]);
  });
});
