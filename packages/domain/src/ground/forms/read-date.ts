import { type CalendarDate, isCalendarDate } from '../people/calendar-date.ts';
import { tidyCode } from '../people/tidy-line.ts';

/** Names of the months without accents, in both languages; at least three letters of one say which. */
const MONTHS = [
  ['january', 'janvier'],
  ['february', 'fevrier'],
  ['march', 'mars'],
  ['april', 'avril'],
  ['may', 'mai'],
  ['june', 'juin'],
  ['july', 'juillet'],
  ['august', 'aout'],
  ['september', 'septembre'],
  ['october', 'octobre'],
  ['november', 'novembre'],
  ['december', 'decembre'],
];
const MONTH_LETTERS_MIN = 3;
/** The years that eight digits in a row are looked at for: nobody alive was born before them, no paper is valid after. */
const CENTURY = /^(19|20)/;

const YEAR_FIRST = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;
const DAY_AND_NAME = /^(?:le )?(\d{1,2})(?:er|st|nd|rd|th)?[-. ]+(?:of )?([a-z]+)\.?,?[-. ]+(\d{4})$/;
const NAME_AND_DAY = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/;
const EIGHT_DIGITS = /^\d{8}$/;

/**
 * A day as people in Canada write it, as `YYYY-MM-DD`: day, month, year in this order (`14/03/1997`), year first (`1997-03-14`), with
 * the month's name in either language, or eight digits in a row, of which only one order can be a day. Null for a day that does
 * not exist, or is not whole, or has its month first in digits: nothing is guessed.
 */
export function readDate(typed: string): CalendarDate | null {
  const text = tidyCode(typed).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const day = EIGHT_DIGITS.test(text) ? ofDigits(text) : (inDigits(text) ?? withName(text));
  return day !== undefined && isCalendarDate(day) ? day : null;
}

function inDigits(text: string): string | undefined {
  const [, year, month = '', day = ''] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined) {
    return written(year, month, day);
  }
  const [, first = '', second = '', last] = DAY_FIRST.exec(text) ?? [];
  return last === undefined ? undefined : written(last, second, first);
}

function withName(text: string): string | undefined {
  const [, day = '', name, year = ''] = DAY_AND_NAME.exec(text) ?? [];
  if (name !== undefined) {
    return written(year, monthNamed(name), day);
  }
  const [, first, second = '', last = ''] = NAME_AND_DAY.exec(text) ?? [];
  return first === undefined ? undefined : written(last, monthNamed(first), second);
}

function ofDigits(text: string): string | undefined {
  const yearFirst = written(text.slice(0, 4), text.slice(4, 6), text.slice(6));
  const dayFirst = written(text.slice(4), text.slice(2, 4), text.slice(0, 2));
  return [yearFirst, dayFirst].find((day) => CENTURY.test(day) && isCalendarDate(day));
}

/** The number of the one month whose name begins so; empty for none or several, such as `jui`. */
function monthNamed(name: string): string {
  const places = MONTHS.flatMap((names, place) =>
    names.some((each) => each.startsWith(name)) ? [place + 1] : [],
  );
  return name.length >= MONTH_LETTERS_MIN && places.length === 1 ? String(places[0]) : '';
}

function written(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
