import { type CalendarDate, isCalendarDate } from '../../../ground/people/calendar-date.ts';

/** How a bank writes a day. Months and days that come first may lack their zero. */
export const DATE_FORMS = ['YYYY-MM-DD', 'YYYY/MM/DD', 'YYYYMMDD', 'MM/DD/YYYY', 'DD/MM/YYYY'] as const;
export type DateForm = (typeof DATE_FORMS)[number];

const PATTERNS: Readonly<Record<DateForm, RegExp>> = {
  'YYYY-MM-DD': /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  'YYYY/MM/DD': /^(?<year>\d{4})\/(?<month>\d{2})\/(?<day>\d{2})$/,
  YYYYMMDD: /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  'MM/DD/YYYY': /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
  'DD/MM/YYYY': /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/,
};

/** The day that a bank wrote in a given form; null where the form differs or the day does not exist. */
export function readBankDay(text: string, form: DateForm): CalendarDate | null {
  const parts = PATTERNS[form].exec(text.trim())?.groups;
  if (parts === undefined) {
    return null;
  }
  const { year = '', month = '', day = '' } = parts;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}
