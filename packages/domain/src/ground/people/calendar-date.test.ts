import { describe, expect, it } from 'vitest';
import { ageOn, isCalendarDate } from './calendar-date.ts';

describe('a calendar date', () => {
  it.each([
    ['an ordinary day', '1986-04-17', true],
    ['February 29 of a leap year', '2024-02-29', true],
    ['February 29 of a common year', '2025-02-29', false],
    ['February 29 of 2000, a leap century', '2000-02-29', true],
    ['February 29 of 1900, not one', '1900-02-29', false],
    ['April 31', '2020-04-31', false],
    ['December 31', '2020-12-31', true],
    ['day 0', '2020-01-00', false],
    ['month 0', '2020-00-10', false],
    ['month 13', '2020-13-01', false],
    ['the year 0026', '0026-01-01', false],
    ['day before month', '17-04-1986', false],
    ['with a time', '1986-04-17T00:00:00Z', false],
    ['with something before it', 'x1986-04-17', false],
    ['the first day that is written with four digits', '1000-01-01', true],
    ['the last day before', '0999-12-31', false],
    ['words', 'April 17', false],
  ])('%s', (_row, text, expected) => {
    expect(isCalendarDate(text)).toBe(expected);
  });
});

describe('an age', () => {
  it.each([
    ['the day before the birthday', '2000-06-15', '2018-06-14', 17],
    ['on the birthday', '2000-06-15', '2018-06-15', 18],
    ['born on February 29, on February 28', '2008-02-29', '2026-02-28', 17],
    ['born on February 29, on March 1', '2008-02-29', '2026-03-01', 18],
    ['before birth', '2026-06-15', '2026-06-14', -1],
  ])('%s', (_row, birthdate, day, expected) => {
    expect(ageOn(birthdate, day)).toBe(expected);
  });
});
