import { LOCALES } from '@portal/domain/formats/locales';
import type { Language } from '@portal/domain/wire/user';

/** The three parts of a date as they stand in their boxes; month is '' or '1' to '12'. */
export type DateParts = { day: string; month: string; year: string };

/** The order of the boxes: month, day, year in English; day, month, year in French. */
export const PART_ORDER: Record<Language, readonly (keyof DateParts)[]> = {
  en: ['month', 'day', 'year'],
  fr: ['day', 'month', 'year'],
};

const WHOLE = /^\d{4}-\d{2}-\d{2}$/;

/** The parts of a kept value: `1986-04-17`, or a date still being typed such as `1986-4-`. */
export function dateParts(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month: withoutZero(month), day: WHOLE.test(value) ? withoutZero(day) : day };
}

/**
 * The value of the parts: `YYYY-MM-DD` once all three are there (whether such a day exists is for the rules to say),
 * '' when all are empty, otherwise the parts as typed, so that a draft keeps half a date.
 */
export function dateValue({ day, month, year }: DateParts): string {
  if (day === '' && month === '' && year === '') {
    return '';
  }
  const whole = /^\d{4}$/.test(year) && /^\d{1,2}$/.test(day) && month !== '';
  return whole ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : `${year}-${month}-${day}`;
}

/** The names of the months in a language, January first. */
export function monthNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2000, month, 1))));
}

function withoutZero(part: string): string {
  return part.replace(/^0(?=\d)/, '');
}
