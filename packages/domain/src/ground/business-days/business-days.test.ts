import { describe, expect, it } from 'vitest';
import { cancellationEndsAt } from '../../order/trades/cancellation-ends-at.ts';
import type { ProvinceCode } from '../people/provinces.ts';
import { type BusinessCalendar, businessDayAfter, isBusinessDay } from './business-days.ts';

describe('a business day', () => {
  it.each<[string, string, BusinessCalendar, boolean]>([
    ['a Wednesday', '2026-11-18', 'CAN-ON', true],
    ['a Saturday', '2026-11-21', 'CAN-ON', false],
    ['Good Friday 2027', '2027-03-26', 'CAN-ON', false],
    ['Easter Monday 2027', '2027-03-29', 'CAN-QC', false],
    ['Easter Monday, between banks', '2027-03-29', 'banks', true],
    ['Victoria Day 2026', '2026-05-18', 'CAN-BC', false],
    ['Family Day 2026 in Ontario', '2026-02-16', 'CAN-ON', false],
    ['the same day in Québec', '2026-02-16', 'CAN-QC', true],
    ['the Fête nationale in Québec', '2026-06-24', 'CAN-QC', false],
    ['the same day in Ontario', '2026-06-24', 'CAN-ON', true],
    ['Discovery Day of Newfoundland, by its date', '2027-06-24', 'CAN-NL', false],
    ['National Indigenous Peoples Day in Yukon', '2027-06-21', 'CAN-YT', false],
    ['National Indigenous Peoples Day in the Northwest Territories', '2027-06-21', 'CAN-NT', false],
    ['the same day in Nunavut', '2027-06-21', 'CAN-NU', true],
    ['the same day in Ontario', '2027-06-21', 'CAN-ON', true],
    ['Discovery Day of Yukon', '2026-08-17', 'CAN-YT', false],
    ['Nunavut Day', '2026-07-09', 'CAN-NU', false],
    ['Thanksgiving 2026', '2026-10-12', 'CAN-AB', false],
    ['Truth and Reconciliation, between banks', '2026-09-30', 'banks', false],
    ['the Monday after a Saturday Boxing Day', '2026-12-28', 'CAN-ON', false],
    ['the Monday after a Saturday Christmas', '2027-12-27', 'banks', false],
    ['the Tuesday after Christmas and Boxing Day on a weekend', '2027-12-28', 'banks', false],
    ['the first Monday of 2028, for a Saturday', '2028-01-03', 'banks', false],
  ])('%s, %s, in %s: %s', (_name, day, calendar, expected) => {
    expect(isBusinessDay(day, calendar)).toBe(expected);
  });

  it('is never on a weekend, and is found within ten days of any day, everywhere', () => {
    for (let offset = 0; offset < 1461; offset += 1) {
      const day = new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10);
      const next = businessDayAfter(day, 1, 'CAN-NL');
      expect(Date.parse(next) - Date.parse(day)).toBeLessThanOrEqual(10 * 86_400_000);
      expect(new Date(`${next}T00:00:00Z`).getUTCDay() % 6).not.toBe(0);
    }
  });

  it('is counted from one', () => {
    expect(() => businessDayAfter('2026-11-18', 0, 'banks')).toThrow(RangeError);
  });
});

describe('the right to cancel ends', () => {
  it.each<[string, string, ProvinceCode, string, string]>([
    [
      'signed on Wednesday: at the end of Friday',
      '2026-11-18T15:00:00Z',
      'CAN-ON',
      'America/Toronto',
      '2026-11-21T05:00:00.000Z',
    ],
    [
      'signed on Friday: at the end of Tuesday',
      '2026-11-20T15:00:00Z',
      'CAN-ON',
      'America/Toronto',
      '2026-11-25T05:00:00.000Z',
    ],
    [
      'signed on Saturday: at the end of Tuesday',
      '2026-11-21T15:00:00Z',
      'CAN-ON',
      'America/Toronto',
      '2026-11-25T05:00:00.000Z',
    ],
    [
      'signed late in the evening: by the local day',
      '2026-11-19T04:30:00Z',
      'CAN-ON',
      'America/Toronto',
      '2026-11-21T05:00:00.000Z',
    ],
    [
      'signed before the Fête nationale in Québec',
      '2026-06-22T15:00:00Z',
      'CAN-QC',
      'America/Toronto',
      '2026-06-26T04:00:00.000Z',
    ],
    [
      'on the clock of Newfoundland',
      '2026-11-18T15:00:00Z',
      'CAN-NL',
      'America/St_Johns',
      '2026-11-21T03:30:00.000Z',
    ],
    [
      'across the change of the clocks',
      '2026-10-30T15:00:00Z',
      'CAN-ON',
      'America/Toronto',
      '2026-11-04T05:00:00.000Z',
    ],
    [
      'signed before Christmas',
      '2026-12-24T15:00:00Z',
      'CAN-ON',
      'America/Toronto',
      '2026-12-31T05:00:00.000Z',
    ],
  ])('%s', (_name, signedAt, province, timeZone, expected) => {
    expect(cancellationEndsAt(new Date(signedAt), province, timeZone).toISOString()).toBe(expected);
  });
});
