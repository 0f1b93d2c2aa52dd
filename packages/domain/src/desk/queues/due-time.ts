import { businessDayAfter } from '../../ground/business-days/business-days.ts';
import { addDays, dayIn, startOfDay } from '../../ground/formats/clock-days.ts';
import type { CalendarDate } from '../../ground/people/calendar-date.ts';
import type { ProvinceCode } from '../../ground/people/provinces.ts';
import type { DueTime } from './desk-query.ts';

/** The clock and the calendar by which something is due. */
export type DuePlace = { readonly province: ProvinceCode; readonly timeZone: string };

/** When something that has waited since an instant is due: at the midnight that closes the nth business day after that day. */
export function dueAt(since: Date, days: number, place: DuePlace): Date {
  return startOfDay(addDays(dueOn(since, days, place), 1), place.timeZone);
}

/** The last day on which it is not late. */
export function dueOn(since: Date, days: number, { province, timeZone }: DuePlace): CalendarDate {
  return businessDayAfter(dayIn(timeZone, since), days, province);
}

/** Whether a due time is past, today or later; `today` ends with the day of that place. */
export function dueTimeOf(due: Date, now: Date, { timeZone }: DuePlace): DueTime {
  if (due <= now) {
    return 'overdue';
  }
  return due <= endOfToday(now, timeZone) ? 'today' : 'later';
}

/**
 * The two instants by which a query sorts due times without a calendar: what has waited since before `overdueBefore` is overdue, what
 * has waited since before `laterFrom` is due today, and everything after it is due later. Due times never overtake each other.
 */
export function dueCutoffs(
  now: Date,
  days: number,
  place: DuePlace,
): { overdueBefore: Date; laterFrom: Date } {
  return {
    overdueBefore: cutoff(now, days, place, now),
    laterFrom: cutoff(endOfToday(now, place.timeZone), days, place, now),
  };
}

/** The first instant whose due time is after `limit`: the beginning of a day, since everything of one day is due together. */
function cutoff(limit: Date, days: number, place: DuePlace, now: Date): Date {
  const { timeZone } = place;
  let day = dayIn(timeZone, now);
  while (dueAt(startOfDay(day, timeZone), days, place) > limit) {
    day = addDays(day, -1);
  }
  return startOfDay(addDays(day, 1), timeZone);
}

function endOfToday(now: Date, timeZone: string): Date {
  return startOfDay(addDays(dayIn(timeZone, now), 1), timeZone);
}
