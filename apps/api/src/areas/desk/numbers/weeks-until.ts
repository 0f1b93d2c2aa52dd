import { WEEKS_SHOWN } from '@portal/domain/desk/numbers/office-numbers.wire';
import { addDays } from '@portal/domain/ground/formats/clock-days';
import type { CalendarDate } from '@portal/domain/ground/people/calendar-date';

const DAYS_A_WEEK = 7;

/** The Mondays of the last weeks, ending with that of `today`. */
export function weeksUntil(today: CalendarDate): CalendarDate[] {
  const sinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;
  const monday = addDays(today, -sinceMonday);
  return Array.from({ length: WEEKS_SHOWN }, (_, index) =>
    addDays(monday, (index + 1 - WEEKS_SHOWN) * DAYS_A_WEEK),
  );
}
