import type { CalendarDate } from '../people/calendar-date.ts';
import type { ProvinceCode } from '../people/provinces.ts';
import { dayIn } from './clock-days.ts';
import { timeZoneOf } from './time-zone-of.ts';

/** The day that the calendar of a person who lives there shows at an instant: what the law begins and ends by days is judged by it. */
export function localDay(province: ProvinceCode, at: Date): CalendarDate {
  return dayIn(timeZoneOf(province), at);
}
