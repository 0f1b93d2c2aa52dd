import type { CalendarDate } from '../people/calendar-date.ts';
import { DEALER_TIME_ZONE } from './dates.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The day that a clock shows at an instant. */
export function dayIn(timeZone: string, at: Date): CalendarDate {
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = formatters.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', options);
  formatters.set(timeZone, format);
  const parts = format.formatToParts(at);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The dealer's day at an instant: ages, expiry dates and days without a clock of their own are judged by it. */
export function dealerDay(at: Date): CalendarDate {
  return dayIn(DEALER_TIME_ZONE, at);
}

/** The calendar day so many days later (earlier, when negative). */
export function addDays(day: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The first instant of a day on a clock: clocks differ from UTC by whole quarters of an hour, between -12 and +14 hours. */
export function startOfDay(day: CalendarDate, timeZone: string): Date {
  const earliest = Date.parse(`${day}T00:00:00Z`) - 14 * HOUR_MS;
  const latest = earliest + 27 * HOUR_MS;
  for (let at = earliest; at <= latest; at += HOUR_MS / 4) {
    if (dayIn(timeZone, new Date(at)) === day) {
      return new Date(at);
    }
  }
  throw new RangeError(`no clock of ${timeZone} shows ${day}`);
}

/** The last millisecond of a day on a clock. */
export function endOfDay(day: CalendarDate, timeZone: string): Date {
  return new Date(startOfDay(addDays(day, 1), timeZone).getTime() - 1);
}
