import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayIn, dealerDay, endOfDay, startOfDay } from './clock-days.ts';

describe('a day on a clock', () => {
  it.each([
    ['in Toronto', 'America/Toronto', '2026-11-21', '2026-11-21T05:00:00.000Z', '2026-11-22T04:59:59.999Z'],
    [
      'in St. John’s',
      'America/St_Johns',
      '2026-11-21',
      '2026-11-21T03:30:00.000Z',
      '2026-11-22T03:29:59.999Z',
    ],
    ['of 25 hours', 'America/Toronto', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
    ['of 23 hours', 'America/Toronto', '2027-03-14', '2027-03-14T05:00:00.000Z', '2027-03-15T03:59:59.999Z'],
  ])('%s begins and ends', (_row, timeZone, day, first, last) => {
    expect(startOfDay(day, timeZone).toISOString()).toBe(first);
    expect(endOfDay(day, timeZone).toISOString()).toBe(last);
    expect([first, last].map((at) => dayIn(timeZone, new Date(at)))).toEqual([day, day]);
  });

  it.each([
    'America/St_Johns',
    'America/Toronto',
    'America/Vancouver',
    'Asia/Kathmandu',
    'Pacific/Kiritimati',
  ])('begins in %s with the first instant that its clock shows, on each day of two years', (timeZone) => {
    for (let day = '2026-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
      const start = startOfDay(day, timeZone);
      expect([day, dayIn(timeZone, start)]).toEqual([day, day]);
      expect([day, dayIn(timeZone, new Date(start.getTime() - 1))]).toEqual([day, addDays(day, -1)]);
    }
  });

  it('does not begin where there is no such day', () => {
    // Samoa left out a day when it moved to the other side of the date line.
    expect(() => startOfDay('2011-12-30', 'Pacific/Apia')).toThrow(RangeError);
  });

  it('is the one that the clock of the place shows', () => {
    expect(dayIn('America/Vancouver', new Date('2026-11-19T04:30:00Z'))).toBe('2026-11-18');
    expect(dealerDay(new Date('2026-11-22T04:59:59.999Z'))).toBe('2026-11-21');
    expect(dealerDay(new Date('2026-11-22T05:00:00Z'))).toBe('2026-11-22');
  });

  it('has days before and after it, over the ends of months and years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  });
});

describe('months later', () => {
  it.each([
    ['six months', '2026-05-29', 6, '2026-11-29'],
    ['six months, into the next year', '2026-09-30', 6, '2027-03-30'],
    ['six months, to a shorter month', '2026-08-31', 6, '2027-02-28'],
    ['six months, to a leap day', '2027-08-31', 6, '2028-02-29'],
    ['a year after a leap day', '2028-02-29', 12, '2029-02-28'],
    ['a year before', '2026-12-15', -12, '2025-12-15'],
  ])('%s', (_row, day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });
});
