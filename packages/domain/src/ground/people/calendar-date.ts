/** A day of the calendar as the wire writes it: `YYYY-MM-DD`. */
export type CalendarDate = string;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Years of which anybody here speaks; clocks and databases write others in ways of their own. */
const YEAR_MIN = 1000;
const YEAR_MAX = 2999;

/** True for a day that exists, written `YYYY-MM-DD`: 2024-02-29 is one, 2025-02-29 is not. */
export function isCalendarDate(text: string): boolean {
  const match = PATTERN.exec(text);
  if (match === null) {
    return false;
  }
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < YEAR_MIN || year > YEAR_MAX || month < 1 || month > 12) {
    return false;
  }
  return day >= 1 && day <= daysInMonth(year, month);
}

/**
 * Age in completed years on a day, both as `YYYY-MM-DD`. Someone born on February 29 is a year older on March 1 of
 * a common year. Negative for a birth after that day.
 */
export function ageOn(birthdate: CalendarDate, day: CalendarDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return day.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) {
    return leap ? 29 : 28;
  }
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
