import { isCalendarDate } from '../people/calendar-date.ts';
import type { Language } from '../people/languages.ts';
import { LOCALES } from './locales.ts';

const MS_PER_DAY = 86_400_000;

/** The clock of documents and e-mails: the dealer's head office. A screen passes the person's own zone. */
export const DEALER_TIME_ZONE = 'America/Toronto';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(
  language: Language,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language}:${timeZone}:${JSON.stringify(options)}`;
  const kept = formatters.get(key);
  if (kept !== undefined) {
    return kept;
  }
  const made = new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone });
  formatters.set(key, made);
  return made;
}

/**
 * The day stays on one line with its month. French writes the first of the month as an ordinal, which Intl leaves as a plain 1, and an
 * hour without a leading zero on one line with its h.
 */
function write(format: Intl.DateTimeFormat, date: Date, language: Language): string {
  const parts = format.formatToParts(date);
  return parts
    .map((part, place) => {
      const around = [parts[place - 1]?.type, parts[place + 1]?.type];
      if (part.value === ' ' && around.includes('day') && around.includes('month')) {
        return '\u00a0';
      }
      return language === 'en' ? part.value : frenchPart(part);
    })
    .join('');
}

/** An instant (ISO 8601) on a clock; '' when it is none. */
function writeInstant(
  instant: string,
  language: Language,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : write(formatter(language, timeZone, options), date, language);
}

function frenchPart({ type, value }: Intl.DateTimeFormatPart): string {
  if (type === 'day' && value === '1') {
    return '1er';
  }
  if (type === 'literal' && value.trim() === 'h') {
    return '\u00a0h\u00a0';
  }
  return type === 'hour' ? value.replace(/^0(?=\d)/, '') : value;
}

/** A day without a time (a birth date, an expiry date): `April 17, 1986` or `17 avril 1986`. '' when it is none. */
export function formatDay(day: string, language: Language): string {
  if (!isCalendarDate(day)) {
    return '';
  }
  return write(formatter(language, 'UTC', { dateStyle: 'long' }), new Date(`${day}T00:00:00Z`), language);
}

/** A month (`YYYY-MM`): `November 2026` or `novembre 2026`. '' when it is none. */
export function formatMonth(month: string, language: Language): string {
  const day = `${month}-01`;
  if (!isCalendarDate(day)) {
    return '';
  }
  const format = formatter(language, 'UTC', { month: 'long', year: 'numeric' });
  return write(format, new Date(`${day}T00:00:00Z`), language);
}

/** The day of an instant (ISO 8601) on a clock: `November 21, 2026` or `21 novembre 2026`, the day and the month on one line. '' when it is none. */
export function formatDate(instant: string, language: Language, timeZone: string = DEALER_TIME_ZONE): string {
  return writeInstant(instant, language, timeZone, { dateStyle: 'long' });
}

/** The day and the minute of an instant (ISO 8601) on a clock: for receipts, signatures and drafts. '' when none. */
export function formatDateTime(
  instant: string,
  language: Language,
  timeZone: string = DEALER_TIME_ZONE,
): string {
  return writeInstant(instant, language, timeZone, { dateStyle: 'long', timeStyle: 'short' });
}

/** The minute of an instant (ISO 8601) on a clock: `7:53 a.m.` or `7 h 53`. '' when it is none. */
export function formatTime(instant: string, language: Language, timeZone: string = DEALER_TIME_ZONE): string {
  return writeInstant(instant, language, timeZone, { timeStyle: 'short' });
}

/** A moment of these days: `Tue 24 Nov, 11:45 p.m.` or `mar. 24 nov., 23 h 45`. '' when it is none. */
export function formatDeadline(
  instant: string,
  language: Language,
  timeZone: string = DEALER_TIME_ZONE,
): string {
  const time = formatTime(instant, language, timeZone);
  if (time === '') {
    return '';
  }
  const [weekday, day, month] = [
    { weekday: 'short' } as const,
    { day: 'numeric' } as const,
    { month: 'short' } as const,
  ].map((part) => writeInstant(instant, language, timeZone, part));
  const words = [weekday, day, month].join('\u00a0');
  return `${language === 'en' ? words.replaceAll('.', '') : words}, ${time}`;
}

/** Noon lies in the same day for a browser whose table of clocks is older or newer than the server's by an hour. */
const HALF_DAY_MS = MS_PER_DAY / 2;
const LAST_DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/**
 * The day that a midnight (ISO 8601) closes on a clock, with its weekday: `Monday, November 23` or `lundi 23 novembre`; with
 * its year where the reader may come back to it later. '' when it is none.
 */
export function formatLastDay(
  midnight: string,
  language: Language,
  timeZone: string,
  { withYear = false } = {},
): string {
  const end = new Date(midnight);
  if (Number.isNaN(end.getTime())) {
    return '';
  }
  const format = formatter(language, timeZone, withYear ? { ...LAST_DAY, year: 'numeric' } : LAST_DAY);
  return write(format, new Date(end.getTime() - HALF_DAY_MS), language);
}

/** The name of a clock at an instant (ISO 8601): `Eastern Time` or `heure de l’Est`. '' when the instant is none. */
export function formatTimeZone(instant: string, language: Language, timeZone: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) {
    return '';
  }
  const parts = formatter(language, timeZone, { timeZoneName: 'longGeneric' }).formatToParts(date);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Whole days from `from` until `to` (milliseconds since 1970), rounded up: part of a day is still a day to act. */
export function daysUntil(to: number, from: number): number {
  return Math.ceil((to - from) / MS_PER_DAY);
}

/** How far away a day is, in words: `in 3 days`, `tomorrow`, `dans 3 jours`, `hier`. */
export function formatDaysAway(days: number, language: Language): string {
  return new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }).format(days, 'day');
}
