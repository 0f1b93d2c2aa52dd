import { businessDayAfter } from '../../ground/business-days/business-days.ts';
import { addDays } from '../../ground/formats/clock-days.ts';
import type { CalendarDate } from '../../ground/people/calendar-date.ts';

/** Of a long absence as many days are listed. */
export const DAYS_TO_CLOSE_MAX = 30;

/**
 * Days that have ended and are not closed, the earliest first: those on which banks settle, each with the days off before it. They
 * begin after the last one that is closed, or with the first on which there was an account; only the first of them can be closed.
 */
export function daysToClose(
  { lastClosed, firstOpened }: { lastClosed: CalendarDate | null; firstOpened: CalendarDate | null },
  today: CalendarDate,
): { days: CalendarDate[]; more: boolean } {
  const before = lastClosed ?? (firstOpened === null ? null : addDays(firstOpened, -1));
  const days: CalendarDate[] = [];
  if (before !== null) {
    for (let day = nextDay(before); day < today; day = nextDay(day)) {
      if (days.length === DAYS_TO_CLOSE_MAX) {
        return { days, more: true };
      }
      days.push(day);
    }
  }
  return { days, more: false };
}

function nextDay(day: CalendarDate): CalendarDate {
  return businessDayAfter(day, 1, 'banks');
}
