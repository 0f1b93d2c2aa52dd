import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLOSING_SOON_DAYS, dealPhase, fundedBasisPoints, fundedPercent, takesOrders } from './funding.ts';

const DAY = 86_400_000;

describe('how much of a deal is taken', () => {
  it.each([
    ['nothing', 0, 1_000, 0, 0],
    ['a third, rounded down', 333, 1_000, 3_330, 33],
    ['one unit of many', 1, 100_000, 0, 0],
    ['all but one', 99_999, 100_000, 9_999, 99],
    ['all', 1_000, 1_000, 10_000, 100],
    ['more than there is', 1_001, 1_000, 10_000, 100],
    ['less than nothing', -1, 1_000, 0, 0],
    ['of a deal without units', 0, 0, 0, 0],
  ])('%s', (_row, unitsTaken, unitsTotal, basisPoints, percent) => {
    expect(fundedBasisPoints({ unitsTaken, unitsTotal })).toBe(basisPoints);
    expect(fundedPercent({ unitsTaken, unitsTotal })).toBe(percent);
  });

  it('is 100 per cent only when nothing is left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.nat(1_000_000), (unitsTotal, unitsTaken) => {
        return (fundedPercent({ unitsTotal, unitsTaken }) === 100) === unitsTaken >= unitsTotal;
      }),
    );
  });
});

describe('where a deal stands', () => {
  const opensAt = '2026-10-01T13:00:00Z';
  const closesAt = '2026-12-31T22:00:00Z';
  const deal = { opensAt, closesAt, minimumUnits: 5, maximumUnits: 100, unitsTotal: 1_000, unitsTaken: 900 };
  const opens = Date.parse(opensAt);
  const closes = Date.parse(closesAt);

  it.each([
    ['upcoming just before it opens', deal, opens - 1, 'upcoming', false],
    ['open when it opens', deal, opens, 'open', true],
    ['open until two weeks before the end', deal, closes - CLOSING_SOON_DAYS * DAY - 1, 'open', true],
    ['closing soon from then on', deal, closes - CLOSING_SOON_DAYS * DAY, 'closingSoon', true],
    ['closing soon to the last moment', deal, closes - 1, 'closingSoon', true],
    ['closed when it closes', deal, closes, 'closed', false],
    ['sold out below the smallest order', { ...deal, unitsTaken: 996 }, opens, 'soldOut', false],
    ['closed rather than sold out', { ...deal, unitsTaken: 1_000 }, closes, 'closed', false],
  ] as const)('%s', (_row, given, now, phase, orders) => {
    expect(dealPhase(given, now)).toBe(phase);
    expect(takesOrders(given, now)).toBe(orders);
  });
});
