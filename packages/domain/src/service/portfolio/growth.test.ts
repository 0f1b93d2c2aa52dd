import { describe, expect, it } from 'vitest';
import { GROWTH_MONTHS_MAX, GROWTH_MONTHS_MIN, growthOf } from './growth.ts';

const order = (createdAt: string, orderTotal: number, status = 1) => ({ createdAt, orderTotal, status });
const NOW = new Date('2026-11-22T18:00:00Z');
const ZONE = 'America/Toronto';
const line = ({ month, added, total }: { month: string; added: number; total: number }) =>
  `${month} +${added} = ${total}`;

describe('what the active orders added up to', () => {
  it('is shown month by month until now, months without an order too', () => {
    const orders = [
      order('2026-11-02T15:00:00Z', 500),
      order('2026-08-10T15:00:00Z', 1000),
      order('2026-08-20T15:00:00Z', 0.5),
      order('2026-09-01T15:00:00Z', 9999, 9),
    ];
    expect(growthOf(orders, NOW, ZONE).map(line)).toEqual([
      '2026-06 +0 = 0',
      '2026-07 +0 = 0',
      '2026-08 +1000.5 = 1000.5',
      '2026-09 +0 = 1000.5',
      '2026-10 +0 = 1000.5',
      '2026-11 +500 = 1500.5',
    ]);
  });

  it('puts an order into the month that the clock showed', () => {
    const lastOf = (timeZone: string) =>
      growthOf([order('2026-11-01T02:00:00Z', 10)], NOW, timeZone)
        .slice(-2)
        .map(line);
    expect(lastOf(ZONE)).toEqual(['2026-10 +10 = 10', '2026-11 +0 = 10']);
    expect(lastOf('UTC')).toEqual(['2026-10 +0 = 0', '2026-11 +10 = 10']);
  });

  it('goes over the end of a year, and shows the last twelve months on top of what was before', () => {
    const orders = [order('2024-01-05T15:00:00Z', 100), order('2026-01-05T15:00:00Z', 1)];
    const months = growthOf(orders, NOW, ZONE);
    expect(months).toHaveLength(GROWTH_MONTHS_MAX);
    expect(months.slice(0, 2).map(line)).toEqual(['2025-12 +0 = 100', '2026-01 +1 = 101']);
  });

  it('does not lose an order of a clock that runs ahead', () => {
    const months = growthOf([order('2026-12-01T12:00:00Z', 7)], NOW, ZONE);
    expect(months).toHaveLength(GROWTH_MONTHS_MIN);
    expect(months.slice(-2).map(line)).toEqual(['2026-11 +0 = 0', '2026-12 +7 = 7']);
  });

  it('is nothing without orders', () => {
    expect(growthOf([order('2026-11-01T12:00:00Z', 7, 8)], NOW, ZONE)).toEqual([]);
  });
});
