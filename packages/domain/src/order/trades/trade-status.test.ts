import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RIGHTS_TO_CANCEL, type RightToCancel } from './right-to-cancel.ts';
import {
  canMoveTrade,
  isActiveStatus,
  isEditableStatus,
  isOverStatus,
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
  'changesAsked -> inReview by system',
  'changesAsked -> declined by staff with a reason',
  'changesAsked -> archived by investor',
  'changesAsked -> archived by staff with a reason',
  'inReview -> approved by staff',
  'inReview -> changesAsked by staff with a reason',
  'inReview -> changesAsked by system with a reason',
  'inReview -> declined by staff with a reason',
  'inReview -> archived by investor',
  'inReview -> archived by staff with a reason',
  'approved -> settled by staff once the right to cancel has ended',
  'approved -> settled by system once the right to cancel has ended',
  'approved -> changesAsked by system with a reason',
  'approved -> archived by investor while the right to cancel runs',
  'approved -> archived by staff with a reason',
];

const WHILE_RIGHT: Readonly<Record<RightToCancel, string>> = {
  'not-begun': 'before the right to cancel has begun',
  runs: 'while the right to cancel runs',
  ended: 'once the right to cancel has ended',
};

const everyRequest = TRADE_STATUSES.flatMap((from) =>
  TRADE_STATUSES.flatMap((to) =>
    TRADE_ACTORS.flatMap((by) =>
      RIGHTS_TO_CANCEL.map((right): [TradeStatus, TradeStatus, TradeActor, RightToCancel] => [
        from,
        to,
        by,
        right,
      ]),
    ),
  ),
);

const anyoneMayMove = (from: TradeStatus, to: TradeStatus) =>
  TRADE_ACTORS.some((by) => RIGHTS_TO_CANCEL.some((right) => canMoveTrade(from, to, by, right)));

describe('the table of moves', () => {
  it('is walked whole: every status, every target, every actor, in every state of the right to cancel', () => {
    expect(everyRequest).toHaveLength(8 * 8 * 3 * 3);
  });

  it.each(everyRequest)(
    '%s -> %s by %s, right to cancel %s, is as the life of an order says',
    (from, to, by, right) => {
      const move = `${from} -> ${to} by ${by}`;
      const plain = ALLOWED.includes(move) || ALLOWED.includes(`${move} ${WHILE_RIGHT[right]}`);
      const explained = ALLOWED.includes(`${move} with a reason`);
      const withReason = moveTrade(from, { to, by, right, reason: 'The units were sold to an associate.' });
      const withoutReason = moveTrade(from, { to, by, right, reason: '  ' });

      expect(withReason.moved).toBe(plain || explained);
      expect(withoutReason.moved).toBe(plain);
      expect(canMoveTrade(from, to, by, right)).toBe(plain || explained);
    },
  );

  it('reaches every status from open', () => {
    const reached = new Set<TradeStatus>(['open']);
    for (const from of reached) {
      for (const to of TRADE_STATUSES) {
        if (anyoneMayMove(from, to)) {
          reached.add(to);
        }
      }
    }
    expect([...reached].sort()).toEqual([...TRADE_STATUSES].sort());
  });

  it.each(['settled', 'declined', 'archived'] as const)('%s is an end: nothing leaves it', (end) => {
    expect(TRADE_STATUSES.filter((to) => anyoneMayMove(end, to))).toEqual([]);
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

  it.each([
    ['tells an investor that the right has ended', 'archived', 'investor', 'ended', 'right-ended'],
    ['tells staff that the right still runs', 'settled', 'staff', 'runs', 'right-runs'],
    ['tells a job that the right still runs', 'settled', 'system', 'runs', 'right-runs'],
    ['settles nothing that is not signed', 'settled', 'staff', 'not-begun', 'right-not-begun'],
  ] as const)('%s', (_row, to, by, right, because) => {
    expect(moveTrade('approved', { to, by, right })).toEqual({ moved: false, because, current: 'approved' });
  });

  it.each([
    ['an investor who gives an approved order up', 'archived', 'investor', 'right-not-begun'],
    ['staff who settle an order', 'settled', 'staff', 'right-not-begun'],
  ] as const)('holds %s where nobody said how the right stands', (_row, to, by, because) => {
    expect(moveTrade('approved', { to, by })).toEqual({ moved: false, because, current: 'approved' });
  });
});

describe('however an order moves', () => {
  const anyRequest = fc.record({
    to: fc.constantFrom(...TRADE_STATUSES),
    by: fc.constantFrom(...TRADE_ACTORS),
    reason: fc.constantFrom('', 'because'),
    right: fc.constantFrom(...RIGHTS_TO_CANCEL),
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
    expect(TRADE_STATUSES.filter(isOverStatus)).toEqual(['settled', 'declined', 'archived']);
  });
});
