import { describe, expect, it } from 'vitest';
import { PROVINCES, type ProvinceCode } from '../people/provinces.ts';
import { localDay } from './local-day.ts';

describe('the day of somebody who lives there', () => {
  it.each<[string, ProvinceCode, string, string]>([
    ['is the old one in St. John’s a minute before midnight', 'CAN-NL', '2027-01-01T03:29:00Z', '2026-12-31'],
    ['is the new one in St. John’s at midnight', 'CAN-NL', '2027-01-01T03:30:00Z', '2027-01-01'],
    ['is still the old one in Toronto then', 'CAN-ON', '2027-01-01T03:30:00Z', '2026-12-31'],
    [
      'is still the old one in Vancouver when Toronto has the new one',
      'CAN-BC',
      '2027-01-01T05:30:00Z',
      '2026-12-31',
    ],
    ['is the new one in Vancouver after its own midnight', 'CAN-BC', '2027-01-01T08:00:00Z', '2027-01-01'],
    ['knows no summer time in Regina', 'CAN-SK', '2026-07-01T05:59:00Z', '2026-06-30'],
  ])('%s', (_row, province, at, day) => {
    expect(localDay(province, new Date(at))).toBe(day);
  });

  it('is known everywhere', () => {
    const at = new Date('2026-11-29T18:00:00Z');
    expect(PROVINCES.map((province) => localDay(province, at))).toEqual(PROVINCES.map(() => '2026-11-29'));
  });
});
