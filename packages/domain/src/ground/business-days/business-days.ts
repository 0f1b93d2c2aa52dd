import { addDays } from '../formats/clock-days.ts';
import type { CalendarDate } from '../people/calendar-date.ts';
import type { ProvinceCode } from '../people/provinces.ts';
import { HOLIDAYS, type Holiday, holidayDates, isWeekend } from './holidays.ts';
import { OPEN_HOLIDAYS } from './open-holidays.ts';

/** Which days count: those of a province or territory, or those on which banks settle between each other. */
export type BusinessCalendar = ProvinceCode | 'banks';

const known = new Map<string, ReadonlySet<CalendarDate>>();

function holidaysOf(calendar: BusinessCalendar): readonly Holiday[] {
  return calendar === 'banks'
    ? HOLIDAYS.filter(({ banksClosed }) => banksClosed === true)
    : [...HOLIDAYS, ...OPEN_HOLIDAYS].filter(
        ({ in: places }) => places === undefined || places.includes(calendar),
      );
}

/** True for a day that is no Saturday, no Sunday and no holiday of the calendar. */
export function isBusinessDay(day: CalendarDate, calendar: BusinessCalendar): boolean {
  const year = Number(day.slice(0, 4));
  const key = `${calendar}:${year}`;
  const dates = known.get(key) ?? holidayDates(year, holidaysOf(calendar));
  known.set(key, dates);
  return !isWeekend(day) && !dates.has(day);
}

/** The nth business day after a day, which is not counted itself. Throws a RangeError unless `count` is 1 or more. */
export function businessDayAfter(day: CalendarDate, count: number, calendar: BusinessCalendar): CalendarDate {
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new RangeError('business days are counted from 1');
  }
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    if (isBusinessDay(reached, calendar)) {
      left -= 1;
    }
  }
  return reached;
}
