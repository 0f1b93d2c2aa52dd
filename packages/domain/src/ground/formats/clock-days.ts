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

/** The day so many months later (earlier, when negative); the last of the month where it has no such day. */
export function addMonths(day: CalendarDate, months: number): CalendarDate {
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7)) - 1 + months;
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const date = Math.min(Number(day.slice(8)), lastOfMonth);
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
}

const QUARTER_MS = HOUR_MS / 4;
/** The widest clocks are 26 hours apart, and a day may begin an hour late. */
const QUARTERS_SEARCHED = 27 * 4;
/** Days that are needed again and again: those of orders, on a few clocks. */
const KNOWN_STARTS_MAX = 1_000;

const knownStarts = new Map<string, number>();

/** The first instant of a day on a clock: clocks differ from UTC by whole quarters of an hour, between -12 and +14 hours. */
export function startOfDay(day: CalendarDate, timeZone: string): Date {
  const key = `${day} ${timeZone}`;
  const known = knownStarts.get(key);
  if (known !== undefined) {
    return new Date(known);
  }
  const start = findStart(day, timeZone);
  if (knownStarts.size >= KNOWN_STARTS_MAX) {
    knownStarts.clear();
  }
  knownStarts.set(key, start);
  return new Date(start);
}

/** Asking a clock is slow, so the quarters of an hour are halved until one is left. */
function findStart(day: CalendarDate, timeZone: string): number {
  const earliest = Date.parse(`${day}T00:00:00Z`) - 14 * HOUR_MS;
  const at = (quarter: number) => earliest + quarter * QUARTER_MS;
  let before = -1;
  let reached = QUARTERS_SEARCHED;
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2);
    if (dayIn(timeZone, new Date(at(middle))) < day) {
      before = middle;
    } else {
      reached = middle;
    }
  }
  if (dayIn(timeZone, new Date(at(reached))) !== day) {
    throw new RangeError(`no clock of ${timeZone} shows ${day}`);
  }
  return at(reached);
}

/** The last millisecond of a day on a clock. */
export function endOfDay(day: CalendarDate, timeZone: string): Date {
  return new Date(startOfDay(addDays(day, 1), timeZone).getTime() - 1);
}
