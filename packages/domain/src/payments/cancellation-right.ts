import type { CalendarDate } from '../people/calendar-date.ts';
import type { ProvinceCode } from '../people/provinces.ts';
import { businessDayAfter } from './business-days.ts';
import { addDays } from './holidays.ts';

/** NI 45-106 s. 2.9(6): notice not later than midnight on the second business day after the purchaser signs. */
export const CANCELLATION_BUSINESS_DAYS = 2;

const HOUR_MS = 3_600_000;

/** The day that a clock shows at an instant. */
export function dayIn(timeZone: string, at: Date): CalendarDate {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/**
 * When the right to cancel ends: at midnight, local time, that closes the second business day after the day of the last
 * signature. Money stays in trust at least until then (NI 45-106 s. 2.9(16)).
 */
export function cancellationEndsAt(signedAt: Date, province: ProvinceCode, timeZone: string): Date {
  const signedOn = dayIn(timeZone, signedAt);
  const lastDay = businessDayAfter(signedOn, CANCELLATION_BUSINESS_DAYS, province);
  return startOfDay(addDays(lastDay, 1), timeZone);
}

/** The first instant of a day on a clock: clocks differ from UTC by whole quarters of an hour, between -12 and +14 hours. */
function startOfDay(day: CalendarDate, timeZone: string): Date {
  const earliest = Date.parse(`${day}T00:00:00Z`) - 14 * HOUR_MS;
  const latest = earliest + 27 * HOUR_MS;
  for (let at = earliest; at <= latest; at += HOUR_MS / 4) {
    if (dayIn(timeZone, new Date(at)) === day) {
      return new Date(at);
    }
  }
  throw new RangeError(`no clock of ${timeZone} shows ${day}`);
}
