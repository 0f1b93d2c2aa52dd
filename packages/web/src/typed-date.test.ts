import { describe, expect, it } from 'vitest';
import { dateParts, dateValue, monthNames } from './typed-date.ts';

describe('a typed date', () => {
  it.each([
    ['whole', { day: '17', month: '4', year: '1986' }, '1986-04-17'],
    ['with one digit', { day: '7', month: '12', year: '1986' }, '1986-12-07'],
    ['that does not exist, for the rules to refuse', { day: '31', month: '2', year: '2026' }, '2026-02-31'],
    ['without a day', { day: '', month: '4', year: '1986' }, '1986-4-'],
    ['with half a year', { day: '17', month: '4', year: '19' }, '19-4-17'],
    ['with a day only', { day: '05', month: '', year: '' }, '--05'],
    ['empty', { day: '', month: '', year: '' }, ''],
  ])('%s', (_row, parts, value) => {
    expect(dateValue(parts)).toBe(value);
    expect(dateValue(dateParts(value))).toBe(value);
  });

  it('names the months in both languages', () => {
    expect([monthNames('en')[0], monthNames('fr')[11], monthNames('en').length]).toEqual([
      'January',
      'décembre',
      12,
    ]);
  });
});
