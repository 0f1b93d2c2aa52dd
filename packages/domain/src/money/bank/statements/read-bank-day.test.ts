import { describe, expect, it } from 'vitest';
import { readBankDay } from './read-bank-day.ts';

describe('a day as a bank writes it', () => {
  it.each([
    ['2026-10-05', 'YYYY-MM-DD', '2026-10-05'],
    ['2026/10/05', 'YYYY/MM/DD', '2026-10-05'],
    ['20261005', 'YYYYMMDD', '2026-10-05'],
    ['10/5/2026', 'MM/DD/YYYY', '2026-10-05'],
    ['05/10/2026', 'DD/MM/YYYY', '2026-10-05'],
    ['5/10/2026', 'MM/DD/YYYY', '2026-05-10'],
    [' 10/05/2026 ', 'MM/DD/YYYY', '2026-10-05'],
    ['2028-02-29', 'YYYY-MM-DD', '2028-02-29'],
    ['2026-02-29', 'YYYY-MM-DD', null],
    ['13/05/2026', 'MM/DD/YYYY', null],
    ['10/05/26', 'MM/DD/YYYY', null],
    ['2026-10-05', 'YYYYMMDD', null],
    ['', 'YYYY-MM-DD', null],
  ] as const)('%s as %s is %s', (text, form, day) => {
    expect(readBankDay(text, form)).toBe(day);
  });

  it.each([
    ['YYYY-MM-DD', '2026-10-05'],
    ['YYYY/MM/DD', '2026/10/05'],
    ['YYYYMMDD', '20261005'],
    ['MM/DD/YYYY', '10/05/2026'],
    ['DD/MM/YYYY', '05/10/2026'],
  ] as const)('of the form %s is no part of a longer text', (form, day) => {
    expect(readBankDay(day, form)).toBe('2026-10-05');
    for (const text of [`1${day}`, `${day}1`, `Posted ${day}`, `${day} 12:00`]) {
      expect(readBankDay(text, form)).toBeNull();
    }
  });
});
