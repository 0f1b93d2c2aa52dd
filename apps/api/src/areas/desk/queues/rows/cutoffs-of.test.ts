import { dueCutoffs } from '@portal/domain/desk/queues/due-time';
import { timeZoneOf } from '@portal/domain/ground/formats/time-zone-of';
import { PROVINCES } from '@portal/domain/ground/people/provinces';
import { describe, expect, it } from 'vitest';
import { cutoffsOf } from './cutoffs-of.ts';

const DAYS = 2;
/** Midnight in Newfoundland, which no other province shares, then the others from east to west. */
const INSTANTS = [
  '03:29:59.999',
  '03:30',
  '03:59:59.999',
  '04:00',
  '05:00',
  '06:00',
  '07:00',
  '08:00',
  '21:10',
];

describe('the instants by which a queue decides what is due', () => {
  it.each(INSTANTS)('are at %s those of that instant, whatever was asked before', (time) => {
    const now = new Date(`2026-11-24T${time}Z`);
    cutoffsOf(new Date(now.getTime() - 1), DAYS);
    for (const province of PROVINCES) {
      const place = { province, timeZone: timeZoneOf(province) };
      expect([province, cutoffsOf(now, DAYS).get(province)]).toEqual([
        province,
        dueCutoffs(now, DAYS, place),
      ]);
    }
  });

  it('are computed once per half hour', () => {
    const cutoffs = cutoffsOf(new Date('2026-11-24T15:01:00Z'), DAYS);
    expect(cutoffsOf(new Date('2026-11-24T15:29:59Z'), DAYS)).toBe(cutoffs);
    expect(cutoffsOf(new Date('2026-11-24T15:30:00Z'), DAYS)).not.toBe(cutoffs);
  });

  it('are none for a queue that is never due', () => {
    expect(cutoffsOf(new Date(), null).size).toBe(0);
  });
});
