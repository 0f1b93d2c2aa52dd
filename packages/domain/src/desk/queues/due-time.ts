import { businessDayAfter } from '../../ground/business-days/business-days.ts';
import { addDays, dayIn, startOfDay } from '../../ground/formats/clock-days.ts';
import type { CalendarDate } from '../../ground/people/calendar-date.ts';
import type { ProvinceCode } from '../../ground/people/provinces.ts';
import type { DueTime } from './desk-query.ts';

/** The clock and the calendar by which something is due. */
export type DuePlace = { readonly province: ProvinceCode; readonly timeZone: string };

/** When what waits since an instant is due: at the midnight that closes the nth business day after that day. */
export function dueAt(since: Date, days: number, place: DuePlace): Date {
  return startOfDay(addDays(dueOn(since, days, place), 1), place.timeZone);
}

/** The last day on which it is not late. */
export function dueOn(since: Date, days: number, { province, timeZone }: DuePlace): CalendarDate {
  return businessDayAfter(dayIn(timeZone, since), days, province);
}

/** Where a due time stands now; `today` ends with the day of that place. */
export function dueTimeOf(due: Date, now: Date, { timeZone }: DuePlace): DueTime {
  if (due <= now) {
    return 'overdue';
  }
  return due <= endOfToday(now, timeZone) ? 'today' : 'later';
}

/**
 * The two instants by which a query tells due times without a calendar: what waits since before `overdueBefore` is overdue, what
 * waits since before `laterFrom` is due today, and everything since then is due later. Due times never overtake each other.
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

/** The first instant of which the due time is after `limit`: the beginning of a day, since all of a day is due together. */
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
