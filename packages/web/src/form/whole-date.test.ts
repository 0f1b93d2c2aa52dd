import { describe, expect, it } from 'vitest';
import { groupDate, wholeDate } from './whole-date.ts';

describe('a date as it is typed', () => {
  it.each([
    ['the fifth digit begins the month', '1986', '19860', '1986-0'],
    ['the seventh begins the day', '1986-04', '1986-041', '1986-04-1'],
    ['eight digits are pasted', '', '19860417', '1986-04-17'],
    ['a whole date is pasted', '', '1986-04-17', '1986-04-17'],
    ['a date with slashes is pasted', '', '1986/4/7', '1986/4/7'],
    ['a hyphen is typed by hand', '1986', '1986-', '1986-'],
    ['the month follows a hyphen by hand', '1986-', '1986-4', '1986-4'],
    ['the last digit is taken away', '1986-04-17', '1986-04-1', '1986-04-1'],
    ['a digit in the middle is taken away', '1986-04-17', '196-04-17', '196-04-17'],
    ['a ninth digit is typed', '1986-04-17', '1986-04-178', '1986-04-178'],
    ['a word is typed', '', 'April', 'April'],
  ])('%s: %s then %s shows %s', (_what, before, typed, shown) => {
    expect(groupDate(typed, before)).toBe(shown);
  });
});

describe('a date that was typed', () => {
  it.each([
    ['whole', '1986-04-17', '1986-04-17'],
    ['without zeros', '1986-4-7', '1986-04-07'],
    ['with slashes', ' 1986/04/17 ', '1986-04-17'],
    ['that does not exist, for the rules to refuse', '2026-02-31', '2026-02-31'],
    ['half', '1986-04', '1986-04'],
    ['the other way round, which nobody can be sure of', '04/05/1986', '04/05/1986'],
    ['empty', '', ''],
  ])('%s', (_row, typed, value) => {
    expect(wholeDate(typed)).toBe(value);
  });
});
