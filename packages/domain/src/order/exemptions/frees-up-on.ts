import { addDays, addMonths } from '../../ground/formats/clock-days.ts';
import { MONTHS } from '../../ground/law/figures.ts';
import type { CalendarDate } from '../../ground/people/calendar-date.ts';

/** The earliest day whose purchases still count on a day (NI 45-106 s. 2.9(2.1)(b)): the day twelve months ago counts, the one before does not. */
export function windowBeginsOn(day: CalendarDate): CalendarDate {
  return addMonths(day, -MONTHS['om-window']);
}

/** The first day on which a purchase no longer counts. */
export function freesUpOn(boughtOn: CalendarDate): CalendarDate {
  let day = addDays(addMonths(boughtOn, MONTHS['om-window']), 1);
  // What was bought on the last of February still counts on the leap day of a year later.
  while (windowBeginsOn(day) <= boughtOn) {
    day = addDays(day, 1);
  }
  return day;
}
