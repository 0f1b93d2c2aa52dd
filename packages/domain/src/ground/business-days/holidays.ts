import { addDays } from '../formats/clock-days.ts';
import type { CalendarDate } from '../people/calendar-date.ts';
import { PROVINCES, type ProvinceCode } from '../people/provinces.ts';

/** When a holiday falls: a fixed day, the nth weekday of a month, the Monday before a day, or days from Easter Sunday. */
export type HolidayRule =
  | { readonly on: 'day'; readonly month: number; readonly day: number }
  | { readonly on: 'nth-monday' | 'nth-friday'; readonly month: number; readonly nth: number }
  | { readonly on: 'monday-before'; readonly month: number; readonly day: number }
  | { readonly on: 'friday-before-last-sunday'; readonly month: number }
  | { readonly on: 'from-easter'; readonly days: number };

export type Holiday = {
  readonly name: string;
  readonly rule: HolidayRule;
  /** Where it is one; absent: everywhere in Canada. */
  readonly in?: readonly ProvinceCode[];
  /** True where banks settle nothing between each other that day (Payments Canada's clearing calendar). */
  readonly banksClosed?: true;
};

const EVERYWHERE_BUT = (...without: readonly ProvinceCode[]) =>
  PROVINCES.filter((province) => !without.includes(province));

/**
 * The holidays that a period of business days skips, from the federal Interpretation Act (s. 35) and the interpretation
 * and employment-standards acts of the provinces and territories. Where an act leaves a day to usage (Easter Monday, the
 * civic holiday) it counts: a day too many keeps an investor's right and money a day longer, a day too few takes it away.
 * Days on which no act was found, or two readings of one, are in open-holidays.ts.
 */
export const HOLIDAYS: readonly Holiday[] = [
  { name: "New Year's Day", rule: { on: 'day', month: 1, day: 1 }, banksClosed: true },
  {
    name: 'Family Day, Louis Riel Day, Heritage Day, Islander Day',
    rule: { on: 'nth-monday', month: 2, nth: 3 },
    in: ['CAN-AB', 'CAN-BC', 'CAN-MB', 'CAN-NB', 'CAN-NS', 'CAN-ON', 'CAN-PE', 'CAN-SK'],
  },
  { name: 'Good Friday', rule: { on: 'from-easter', days: -2 }, banksClosed: true },
  { name: 'Easter Monday', rule: { on: 'from-easter', days: 1 } },
  {
    name: 'Victoria Day, Journée nationale des patriotes',
    rule: { on: 'monday-before', month: 5, day: 25 },
    banksClosed: true,
  },
  {
    name: 'National Indigenous Peoples Day',
    rule: { on: 'day', month: 6, day: 21 },
    in: ['CAN-NT', 'CAN-YT'],
  },
  { name: 'Fête nationale', rule: { on: 'day', month: 6, day: 24 }, in: ['CAN-QC'] },
  { name: 'Discovery Day', rule: { on: 'monday-before', month: 6, day: 28 }, in: ['CAN-NL'] },
  { name: 'Canada Day, Memorial Day', rule: { on: 'day', month: 7, day: 1 }, banksClosed: true },
  { name: 'Nunavut Day', rule: { on: 'day', month: 7, day: 9 }, in: ['CAN-NU'] },
  {
    name: 'Civic holiday',
    rule: { on: 'nth-monday', month: 8, nth: 1 },
    in: EVERYWHERE_BUT('CAN-QC', 'CAN-YT', 'CAN-NL'),
  },
  { name: 'Discovery Day of Yukon', rule: { on: 'nth-monday', month: 8, nth: 3 }, in: ['CAN-YT'] },
  { name: 'Labour Day', rule: { on: 'nth-monday', month: 9, nth: 1 }, banksClosed: true },
  {
    name: 'National Day for Truth and Reconciliation',
    rule: { on: 'day', month: 9, day: 30 },
    banksClosed: true,
  },
  { name: 'Thanksgiving Day', rule: { on: 'nth-monday', month: 10, nth: 2 }, banksClosed: true },
  { name: 'Remembrance Day', rule: { on: 'day', month: 11, day: 11 }, banksClosed: true },
  { name: 'Christmas Day', rule: { on: 'day', month: 12, day: 25 }, banksClosed: true },
  { name: 'Boxing Day', rule: { on: 'day', month: 12, day: 26 }, banksClosed: true },
];

const DAYS_A_WEEK = 7;
const MONDAY = 1;
const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 0;
const DAYS_FROM_FRIDAY_TO_SUNDAY = 2;

/** The weekday of a calendar day, 0 for Sunday. */
export function weekdayOf(day: CalendarDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** True for Saturday and Sunday. */
export function isWeekend(day: CalendarDate): boolean {
  const weekday = weekdayOf(day);
  return weekday === SATURDAY || weekday === SUNDAY;
}

/**
 * The days of a year that these holidays take, the observed ones too: a fixed day that falls on a weekend is also kept on the
 * next weekday that is no holiday itself, as banks and most acts have it.
 */
export function holidayDates(year: number, holidays: readonly Holiday[]): ReadonlySet<CalendarDate> {
  const dates = new Set(holidays.map(({ rule }) => dateOf(rule, year)));
  for (const day of [...dates].filter(isWeekend).sort()) {
    let observed = addDays(day, 1);
    while (isWeekend(observed) || dates.has(observed)) {
      observed = addDays(observed, 1);
    }
    dates.add(observed);
  }
  return dates;
}

function dateOf(rule: HolidayRule, year: number): CalendarDate {
  switch (rule.on) {
    case 'day':
      return calendarDate(year, rule.month, rule.day);
    case 'from-easter':
      return addDays(easterSunday(year), rule.days);
    case 'monday-before': {
      const day = addDays(calendarDate(year, rule.month, rule.day), -1);
      return addDays(day, -daysSinceMonday(day));
    }
    case 'nth-monday':
      return nthWeekday(MONDAY, rule.nth, year, rule.month);
    case 'nth-friday':
      return nthWeekday(FRIDAY, rule.nth, year, rule.month);
    case 'friday-before-last-sunday': {
      const lastDay = addDays(calendarDate(year, rule.month + 1, 1), -1);
      return addDays(lastDay, -weekdayOf(lastDay) - DAYS_FROM_FRIDAY_TO_SUNDAY);
    }
  }
}

function nthWeekday(weekday: number, nth: number, year: number, month: number): CalendarDate {
  const first = calendarDate(year, month, 1);
  const toWeekday = (weekday - weekdayOf(first) + DAYS_A_WEEK) % DAYS_A_WEEK;
  return addDays(first, toWeekday + (nth - 1) * DAYS_A_WEEK);
}

function daysSinceMonday(day: CalendarDate): number {
  return (weekdayOf(day) - MONDAY + DAYS_A_WEEK) % DAYS_A_WEEK;
}

function calendarDate(year: number, month: number, day: number): CalendarDate {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Easter Sunday of a year of the Gregorian calendar (the anonymous algorithm of 1876, as Meeus gives it). */
function easterSunday(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return calendarDate(year, Math.floor(f / 31), (f % 31) + 1);
}
