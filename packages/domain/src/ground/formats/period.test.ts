import { describe, expect, it } from 'vitest';
import { isWithin, overlap, type Period } from './period.ts';

const period = (from: string | null, lastDay: string | null): Period => ({ from, lastDay });

describe('a day', () => {
  it.each<[string, Period, string, boolean]>([
    ['is within from the first', period('2026-03-01', '2026-03-31'), '2026-03-01', true],
    ['is within to the last', period('2026-03-01', '2026-03-31'), '2026-03-31', true],
    ['is not within before the first', period('2026-03-01', '2026-03-31'), '2026-02-28', false],
    ['is not within after the last', period('2026-03-01', '2026-03-31'), '2026-04-01', false],
    ['is within what has no beginning', period(null, '2026-03-31'), '1999-01-01', true],
    ['is within what has no end', period('2026-03-01', null), '2999-01-01', true],
  ])('%s', (_row, within, day, expected) => {
    expect(isWithin(within, day)).toBe(expected);
  });
});

describe('two periods', () => {
  it.each<[string, Period, Period, boolean]>([
    [
      'share a day on which one ends and the other begins',
      period('2026-01-01', '2026-03-01'),
      period('2026-03-01', null),
      true,
    ],
    [
      'share none where one begins the day after',
      period('2026-01-01', '2026-02-28'),
      period('2026-03-01', null),
      false,
    ],
    [
      'share days where one is within the other',
      period(null, null),
      period('2026-03-01', '2026-03-02'),
      true,
    ],
    [
      'share none where one is over long before',
      period(null, '2020-01-01'),
      period('2026-03-01', '2026-03-02'),
      false,
    ],
  ])('%s', (_row, one, other, expected) => {
    expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected]);
  });
});
