import { type CalendarDate, isCalendarDate } from '../../../ground/people/calendar-date.ts';
import { monthNamed } from './month-named.ts';

/**
 * How a bank writes a day: what stands where, and how many digits the year has. `MMM` is the month's name, in English or French, in
 * full or short. Months and days may lack their zero, and a time may follow.
 */
export const DATE_FORMS = [
  'YYYY-MM-DD',
  'YYYY/MM/DD',
  'YYYYMMDD',
  'MM/DD/YYYY',
  'DD/MM/YYYY',
  'YY/MM/DD',
  'MM/DD/YY',
  'DD/MM/YY',
  'DD MMM YYYY',
  'MMM DD YYYY',
  'YYYY MMM DD',
  'DD MMM YY',
  'MMM DD YY',
] as const;
export type DateForm = (typeof DATE_FORMS)[number];

/** Between the parts: one of these, and the same again. */
const BETWEEN = '(?<between>[-/. ])';
const AGAIN = '\\k<between>';
const YEAR = '(?<year>\\d{4})';
const SHORT_YEAR = '(?<year>\\d{2})';
const MONTH = '(?<month>\\d{1,2})';
const DAY = '(?<day>\\d{1,2})';
/** Its name, with what banks put around it: `1er nov. 2021`, `01-NOV-2021`, `Nov 1, 2021`. */
const NAME = '[-/. ]?(?<name>\\p{L}{3,9})\\.?[-/. ]?';
const NAME_FIRST = '(?<name>\\p{L}{3,9})\\.?[-/. ]?';
const DAY_OF_NAME = '(?<day>\\d{1,2})(?:er|st|nd|rd|th)?';
const COMMA = '(?:, ?|[-/. ])';

const DAYS: Readonly<Record<DateForm, string>> = {
  'YYYY-MM-DD': `${YEAR}(?<between>[-. ])${MONTH}${AGAIN}${DAY}`,
  'YYYY/MM/DD': `${YEAR}/${MONTH}/${DAY}`,
  YYYYMMDD: '(?<year>\\d{4})(?<month>\\d{2})(?<day>\\d{2})',
  'MM/DD/YYYY': `${MONTH}${BETWEEN}${DAY}${AGAIN}${YEAR}`,
  'DD/MM/YYYY': `${DAY}${BETWEEN}${MONTH}${AGAIN}${YEAR}`,
  'YY/MM/DD': `${SHORT_YEAR}${BETWEEN}${MONTH}${AGAIN}${DAY}`,
  'MM/DD/YY': `${MONTH}${BETWEEN}${DAY}${AGAIN}${SHORT_YEAR}`,
  'DD/MM/YY': `${DAY}${BETWEEN}${MONTH}${AGAIN}${SHORT_YEAR}`,
  'DD MMM YYYY': `${DAY_OF_NAME}${NAME}${YEAR}`,
  'MMM DD YYYY': `${NAME_FIRST}${DAY_OF_NAME}${COMMA}${YEAR}`,
  'YYYY MMM DD': `${YEAR}${NAME}${DAY_OF_NAME}`,
  'DD MMM YY': `${DAY_OF_NAME}${NAME}${SHORT_YEAR}`,
  'MMM DD YY': `${NAME_FIRST}${DAY_OF_NAME}${COMMA}${SHORT_YEAR}`,
};
/**
 * A time changes nothing of the day, unless it is another zone's: only those west of Greenwich, as Canada's, or a day's beginning may be
 * named.
 */
const CLOCK = '\\d{1,2}[:h]\\d{2}(?::\\d{2}(?:[.,]\\d{1,9})?)?(?: ?[ap]\\.?m\\.?)?';
const TIME = `(?:(?:T|,? )(?:${CLOCK}(?: ?-0[2-8]:?[03]0)?|00:00(?::00(?:\\.0{1,9})?)? ?(?:Z|[+-]\\d{2}:?\\d{2})))?`;
const PATTERNS = Object.fromEntries(
  DATE_FORMS.map((form) => [form, new RegExp(`^${DAYS[form]}${TIME}$`, 'iu')]),
);
/** Two digits are a year of this century: nobody brings a bank's file of the one before. */
const CENTURY = '20';
/** Longer texts are no days; looking at them would only take time. */
const DAY_LENGTH_MAX = 60;

/** The day that a bank wrote in a given form; null where the form differs or the day does not exist. */
export function readBankDay(text: string, form: DateForm): CalendarDate | null {
  if (text.length > DAY_LENGTH_MAX) {
    return null;
  }
  const parts = PATTERNS[form]?.exec(text.replaceAll(/\s+/gu, ' ').trim())?.groups;
  if (parts === undefined) {
    return null;
  }
  const { year = '', name, day = '' } = parts;
  const month = name === undefined ? parts.month : monthNamed(name);
  if (month === undefined) {
    return null;
  }
  const date = `${year.padStart(4, CENTURY)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}
