import { describe, expect, it } from 'vitest';
import { PROVINCES, type ProvinceCode } from '../people/provinces.ts';
import { HOLIDAYS, type HolidayRule, holidayDates } from './holidays.ts';

const datesOf = (year: number, rule: HolidayRule) => [...holidayDates(year, [{ name: 'A day', rule }])];

describe('a holiday falls', () => {
  it.each<[string, HolidayRule, string]>([
    ['on its date', { on: 'day', month: 7, day: 1 }, '2026-07-01'],
    [
      'on the first Monday of a month that begins on one',
      { on: 'nth-monday', month: 6, nth: 1 },
      '2026-06-01',
    ],
    ['on the third Monday', { on: 'nth-monday', month: 2, nth: 3 }, '2026-02-16'],
    ['on the third Friday', { on: 'nth-friday', month: 8, nth: 3 }, '2026-08-21'],
    ['on the Monday before a Monday', { on: 'monday-before', month: 5, day: 25 }, '2026-05-18'],
    ['on the Monday before a Tuesday', { on: 'monday-before', month: 5, day: 26 }, '2026-05-25'],
    ['on the Monday before a Sunday', { on: 'monday-before', month: 5, day: 24 }, '2026-05-18'],
    ['on the Friday before the last Sunday', { on: 'friday-before-last-sunday', month: 2 }, '2026-02-20'],
    ['on that Friday of a month of 31 days', { on: 'friday-before-last-sunday', month: 3 }, '2026-03-27'],
  ])('%s', (_name, rule, day) => {
    expect(datesOf(2026, rule)).toEqual([day]);
  });

  // The earliest, the latest, and the years in which the corrections of the lunar table decide.
  it.each([
    [1818, '1818-03-22'],
    [1943, '1943-04-25'],
    [1954, '1954-04-18'],
    [1981, '1981-04-19'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
    [2100, '2100-03-28'],
    [2285, '2285-03-22'],
  ])('in %i with Easter on %s', (year, sunday) => {
    expect(datesOf(year, { on: 'from-easter', days: 0 })).toContain(sunday);
  });

  it('two days before Easter on Good Friday', () => {
    expect(datesOf(2026, { on: 'from-easter', days: -2 })).toEqual(['2026-04-03']);
  });
});

describe('a holiday on a weekend', () => {
  const day = (month: number, number: number) => ({
    name: 'A day',
    rule: { on: 'day', month, day: number } as const,
  });
  it.each([
    ['on a Saturday is kept on the Monday', 2028, [day(1, 1)], ['2028-01-01', '2028-01-03']],
    ['on a Sunday is kept on the Monday', 2027, [day(12, 26)], ['2027-12-26', '2027-12-27']],
    [
      'is kept on the Tuesday when the Monday is a holiday itself',
      2026,
      [day(11, 29), day(11, 30)],
      ['2026-11-29', '2026-11-30', '2026-12-01'],
    ],
    [
      'goes before the one that follows it, whatever their order in the table',
      2027,
      [day(12, 26), day(12, 25)],
      ['2027-12-26', '2027-12-25', '2027-12-27', '2027-12-28'],
    ],
  ])('%s', (_name, year, holidays, expected) => {
    expect([...holidayDates(year, holidays)]).toEqual(expected);
  });
});

describe('the table', () => {
  const closedTo = (name: string): readonly ProvinceCode[] =>
    HOLIDAYS.filter((holiday) => holiday.name === name).flatMap(({ in: places }) => places ?? PROVINCES);

  it('has these days, and banks settle nothing on those marked', () => {
    expect(HOLIDAYS.map(({ name, banksClosed }) => `${name}${banksClosed === true ? ' *' : ''}`)).toEqual([
      "New Year's Day *",
      'Family Day, Louis Riel Day, Heritage Day, Islander Day',
      'Good Friday *',
      'Easter Monday',
      'Victoria Day, Journée nationale des patriotes *',
      'National Indigenous Peoples Day',
      'Fête nationale',
      'Discovery Day',
      'Canada Day, Memorial Day *',
      'Nunavut Day',
      'Civic holiday',
      'Discovery Day of Yukon',
      'Labour Day *',
      'National Day for Truth and Reconciliation *',
      'Thanksgiving Day *',
      'Remembrance Day *',
      'Christmas Day *',
      'Boxing Day *',
    ]);
  });

  it('keeps the civic holiday everywhere but in Québec, Yukon and Newfoundland and Labrador', () => {
    const without: readonly ProvinceCode[] = ['CAN-QC', 'CAN-YT', 'CAN-NL'];
    expect(closedTo('Civic holiday')).toEqual(PROVINCES.filter((province) => !without.includes(province)));
  });

  it('keeps Discovery Day in Newfoundland and Labrador, on the Monday before 28 June', () => {
    expect(closedTo('Discovery Day')).toEqual(['CAN-NL']);
    expect(
      holidayDates(
        2026,
        HOLIDAYS.filter(({ name }) => name === 'Discovery Day'),
      ),
    ).toEqual(new Set(['2026-06-22']));
  });
});
