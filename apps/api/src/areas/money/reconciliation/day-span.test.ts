import { describe, expect, it } from 'vitest';
import { spanOf } from './day-span.ts';

describe('the value days of a reconciliation, on Toronto’s clock', () => {
  it.each([
    [
      'of the first day itself alone',
      { day: '2026-10-05', previousDay: null },
      { since: '2026-10-04', from: '2026-10-05T04:00:00.000Z', until: '2026-10-06T04:00:00.000Z' },
    ],
    [
      'of a Monday with the days off before it',
      { day: '2026-10-05', previousDay: '2026-10-02' },
      { since: '2026-10-02', from: '2026-10-03T04:00:00.000Z', until: '2026-10-06T04:00:00.000Z' },
    ],
    [
      'over the night on which clocks are put back',
      { day: '2026-11-02', previousDay: '2026-10-30' },
      { since: '2026-10-30', from: '2026-10-31T04:00:00.000Z', until: '2026-11-03T05:00:00.000Z' },
    ],
  ])('%s', (_what, { day, previousDay }, { since, from, until }) => {
    expect(spanOf(day, previousDay)).toEqual({
      day,
      previousDay,
      since,
      from: new Date(from),
      until: new Date(until),
    });
  });
});
