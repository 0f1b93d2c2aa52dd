import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canMoveTrade,
  isActiveStatus,
  isEditableStatus,
  moveTrade,
  TRADE_ACTORS,
  TRADE_STATUS_NUMBERS,
  TRADE_STATUSES,
  type TradeActor,
  type TradeStatus,
  tradeStatusOf,
} from './trade-status.ts';

/** The life of an order, written out a second time: from, to, who, and whether they must say why. */
const ALLOWED = [
  'open -> submitted by investor',
  'open -> submitted by system',
  'open -> archived by investor',
  'open -> archived by staff with a reason',
  'submitted -> inReview by staff',
  'submitted -> changesAsked by system with a reason',
  'submitted -> archived by investor',
  'submitted -> archived by staff with a reason',
  'changesAsked -> submitted by investor',
  'changesAsked -> submitted by system',
  'changesAsked -> archived by investor',
  'changesAsked -> archived by staff with a reason',
  'inReview -> approved by staff',
  'inReview -> changesAsked by staff with a reason',
  'inReview -> changesAsked by system with a reason',
  'inReview -> declined by staff with a reason',
  'inReview -> archived by investor',
  'inReview -> archived by staff with a reason',
  'approved -> settled by staff',
  'approved -> settled by system',
  'approved -> changesAsked by system with a reason',
  'approved -> archived by staff with a reason',
];

const everyRequest = TRADE_STATUSES.flatMap((from) =>
  TRADE_STATUSES.flatMap((to) =>
    TRADE_ACTORS.map((by): [TradeStatus, TradeStatus, TradeActor] => [from, to, by]),
  ),
);

describe('the table of moves', () => {
  it('is walked whole: every status, every target, every actor', () => {
    expect(everyRequest).toHaveLength(8 * 8 * 3);
  });

  it.each(everyRequest)('%s -> %s by %s is as the life of an order says', (from, to, by) => {
    const plain = ALLOWED.includes(`${from} -> ${to} by ${by}`);
    const explained = ALLOWED.includes(`${from} -> ${to} by ${by} with a reason`);
    const withReason = moveTrade(from, { to, by, reason: 'The units were sold to an associate.' });
    const withoutReason = moveTrade(from, { to, by, reason: '  ' });

    expect(withReason.moved).toBe(plain || explained);
    expect(withoutReason.moved).toBe(plain);
    expect(canMoveTrade(from, to, by)).toBe(plain || explained);
  });

  it('reaches every status from open', () => {
    const reached = new Set<TradeStatus>(['open']);
    for (const from of reached) {
      for (const to of TRADE_STATUSES) {
        if (TRADE_ACTORS.some((by) => canMoveTrade(from, to, by))) {
          reached.add(to);
        }
      }
    }
    expect([...reached].sort()).toEqual([...TRADE_STATUSES].sort());
  });

  it.each(['settled', 'declined', 'archived'] as const)('%s is an end: nothing leaves it', (end) => {
    expect(TRADE_STATUSES.filter((to) => TRADE_ACTORS.some((by) => canMoveTrade(end, to, by)))).toEqual([]);
  });
});

describe('a refused move', () => {
  it.each([
    ['names a repeated move', 'archived', 'archived', 'investor', 'already-there'],
    ['names a move that no one may make', 'open', 'approved', 'staff', 'no-such-move'],
    ['names a move of somebody else', 'inReview', 'approved', 'investor', 'not-yours'],
    ['asks staff for the missing reason', 'inReview', 'declined', 'staff', 'reason-missing'],
  ] as const)('%s', (_row, current, to, by, because) => {
    expect(moveTrade(current, { to, by })).toEqual({ moved: false, because, current });
  });
});

describe('however an order moves', () => {
  const anyRequest = fc.record({
    to: fc.constantFrom(...TRADE_STATUSES),
    by: fc.constantFrom(...TRADE_ACTORS),
    reason: fc.constantFrom('', 'because'),
  });
  const follow = (requests: Parameters<typeof moveTrade>[1][]) => {
    const path: TradeStatus[] = ['open'];
    for (const request of requests) {
      const outcome = moveTrade(path.at(-1) ?? 'open', request);
      if (outcome.moved) {
        path.push(outcome.status);
      }
    }
    return path;
  };

  it('it is never approved without a review, never settled without an approval', () => {
    fc.assert(
      fc.property(fc.array(anyRequest, { maxLength: 60 }), (requests) => {
        const path = follow(requests);
        return path.every((status, index) => {
          const before = path[index - 1];
          return (
            (status !== 'approved' || before === 'inReview') &&
            (status !== 'settled' || before === 'approved')
          );
        });
      }),
    );
  });

  it('the investor alone gets it no further than submitted or archived', () => {
    fc.assert(
      fc.property(fc.array(anyRequest, { maxLength: 30 }), (requests) =>
        follow(requests.map((request) => ({ ...request, by: 'investor' }))).every((status) =>
          ['open', 'submitted', 'archived'].includes(status),
        ),
      ),
    );
  });
});

describe('status numbers on the wire', () => {
  it('are the published ones', () => {
    expect(TRADE_STATUS_NUMBERS).toEqual({
      open: 0,
      submitted: 1,
      changesAsked: 2,
      inReview: 3,
      approved: 4,
      settled: 5,
      declined: 8,
      archived: 9,
    });
  });

  it.each(TRADE_STATUSES)('%s comes back from its number', (status) => {
    expect(tradeStatusOf(TRADE_STATUS_NUMBERS[status])).toBe(status);
  });

  it.each([6, 7, -1, 1.5, Number.NaN])('%d has no name', (wire) => {
    expect(() => tradeStatusOf(wire)).toThrow(RangeError);
  });
});

describe('statuses in groups', () => {
  it('declined and archived orders hold nothing', () => {
    expect(TRADE_STATUSES.filter((status) => !isActiveStatus(status))).toEqual(['declined', 'archived']);
  });

  it('the investor changes an order only while it is open or sent back', () => {
    expect(TRADE_STATUSES.filter(isEditableStatus)).toEqual(['open', 'changesAsked']);
  });
});
