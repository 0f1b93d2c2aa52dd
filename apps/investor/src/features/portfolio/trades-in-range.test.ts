import { describe, expect, it } from 'vitest';
import type { DateRange } from '#state/slices/filter-slice.ts';
import { tradesInRange } from './trades-in-range.ts';

/** An instant on the local clock, whatever its zone. */
const at = (local: string) => ({ createdAt: new Date(local).toISOString() });
const EVE = at('2026-03-09T23:59:59.999');
const FIRST = at('2026-03-10T00:00:00.000');
const LAST = at('2026-03-12T23:59:59.999');
const AFTER = at('2026-03-13T00:00:00.000');
const ALL = [EVE, FIRST, LAST, AFTER];

describe('orders by the day they were placed on', () => {
  it.each<[string, DateRange, typeof ALL]>([
    ['no range lists all', [null, null], ALL],
    ['a start includes its own first instant', ['2026-03-10', null], [FIRST, LAST, AFTER]],
    ['an end includes its own last instant', [null, '2026-03-12'], [EVE, FIRST, LAST]],
    ['both ends', ['2026-03-10', '2026-03-12'], [FIRST, LAST]],
    ['a single day', ['2026-03-13', '2026-03-13'], [AFTER]],
    ['a reversed range finds nothing', ['2026-03-12', '2026-03-10'], []],
    ['half a date filters nothing', ['2026-03', null], ALL],
    ['a day that does not exist filters nothing', ['2026-02-30', null], ALL],
  ])('%s', (_row, range, expected) => {
    expect(tradesInRange(ALL, range)).toEqual(expected);
  });
});
