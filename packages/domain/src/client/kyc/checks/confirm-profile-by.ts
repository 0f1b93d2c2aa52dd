import { addDays, addMonths } from '../../../ground/formats/clock-days.ts';
import { MONTHS } from '../../../ground/law/figures.ts';
import type { CalendarDate } from '../../../ground/people/calendar-date.ts';

/** A profile is confirmed at least once a year for clients of an exempt market dealer (NI 31-103 s. 13.2(4.1)). */
const MONTHS_A_PROFILE_STANDS = MONTHS['profile-yearly'];

/** How long before the end a person is reminded and may confirm the profile. */
export const REMINDER_DAYS = 30;

/** The day by which a profile submitted on a given day has to be confirmed; the last day of the month where there is no such day. */
export function confirmProfileBy(submittedOn: CalendarDate): CalendarDate {
  return addMonths(submittedOn, MONTHS_A_PROFILE_STANDS);
}

/** The earliest day of submission that still counts on `today` (`confirmProfileBy`); a profile submitted before it has to be confirmed. */
export function confirmedSince(today: CalendarDate): CalendarDate {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1 - MONTHS_A_PROFILE_STANDS;
  return new Date(Date.UTC(year, month, Number(today.slice(8)))).toISOString().slice(0, 10);
}

/** The state of a submitted profile on a day: `due` in its last month, when it may be confirmed; `over` once its year has passed. */
export function profileReviewOf(submittedOn: CalendarDate, today: CalendarDate): 'current' | 'due' | 'over' {
  const by = confirmProfileBy(submittedOn);
  if (today > by) {
    return 'over';
  }
  return today >= addDays(by, -REMINDER_DAYS) ? 'due' : 'current';
}
