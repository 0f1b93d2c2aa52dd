import { describe, expect, it } from 'vitest';
import { timeZoneOf } from '../../ground/formats/time-zone-of.ts';
import { PROVINCES } from '../../ground/people/provinces.ts';
import { QUEUE_FACTS } from './desk-queues.ts';
import { dueAt, dueCutoffs, dueTimeOf } from './due-time.ts';

const ONTARIO = { province: 'CAN-ON', timeZone: 'America/Toronto' } as const;
const ALBERTA = { province: 'CAN-AB', timeZone: 'America/Edmonton' } as const;
const NEWFOUNDLAND = { province: 'CAN-NL', timeZone: 'America/St_Johns' } as const;
const HOUR_MS = 3_600_000;

describe('when something on the desk is due', () => {
  it.each([
    ['from a Wednesday, two business days later', '2026-11-18T15:00:00Z', 2, ONTARIO, '2026-11-21T05:00:00Z'],
    ['over a weekend', '2026-11-20T15:00:00Z', 1, ONTARIO, '2026-11-24T05:00:00Z'],
    ['from a Saturday, when nobody is there', '2026-11-21T15:00:00Z', 1, ONTARIO, '2026-11-24T05:00:00Z'],
    ['on the clock of the purchaser', '2026-11-19T04:30:00Z', 1, ALBERTA, '2026-11-20T06:00:00Z'],
    ['half an hour early in St. John’s', '2026-11-18T15:00:00Z', 1, NEWFOUNDLAND, '2026-11-20T03:30:00Z'],
    ['over Family Day in Alberta', '2027-02-12T18:00:00Z', 1, ALBERTA, '2027-02-17T06:00:00Z'],
  ] as const)('%s', (_case, since, days, place, due) => {
    expect(dueAt(new Date(since), days, place)).toEqual(new Date(due));
  });

  it.each([
    ['a day before', '2026-11-19T17:00:00Z', 'later'],
    ['on its last day', '2026-11-20T05:00:00Z', 'today'],
    ['a minute before midnight', '2026-11-21T04:59:00Z', 'today'],
    ['at midnight', '2026-11-21T05:00:00Z', 'overdue'],
  ] as const)('%s it is %s', (_case, now, told) => {
    expect(dueTimeOf(new Date('2026-11-21T05:00:00Z'), new Date(now), ONTARIO)).toBe(told);
  });

  it('is the same by the two instants and by the calendar, for every hour of four weeks around Christmas', () => {
    const now = new Date('2026-12-29T16:20:00Z');
    for (const place of [ONTARIO, ALBERTA, NEWFOUNDLAND]) {
      for (const days of [1, 2, 5]) {
        const { overdueBefore, laterFrom } = dueCutoffs(now, days, place);
        for (let hours = 0; hours < 28 * 24; hours += 1) {
          const since = new Date(now.getTime() - hours * HOUR_MS);
          const byInstants = since < overdueBefore ? 'overdue' : since < laterFrom ? 'today' : 'later';
          expect(byInstants).toBe(dueTimeOf(dueAt(since, days, place), now, place));
        }
      }
    }
  });

  it('is before the seven days end for which an order waits for its second purchaser, whenever it began to, in each province', () => {
    const days = QUEUE_FACTS.purchasers.dueInDays ?? Number.NaN;
    for (const province of PROVINCES) {
      for (let day = 0; day < 2 * 365; day += 1) {
        const since = new Date(Date.parse('2026-01-01T17:00:00Z') + day * 24 * HOUR_MS);
        const due = dueAt(since, days, { province, timeZone: timeZoneOf(province) });
        expect(due.getTime() - since.getTime(), since.toISOString()).toBeLessThanOrEqual(7 * 24 * HOUR_MS);
      }
    }
  });
});
