import { describe, expect, it } from 'vitest';
import { type DatedTrade, datesAhead, momentOf } from './dates-ahead.ts';

const NOW = new Date('2026-11-22T18:00:00Z');
const TRADE: DatedTrade = {
  status: 0,
  holdsUnits: true,
  holdExpiresAt: '2026-11-24T15:00:00Z',
  dealId: { closesAt: '2026-12-31T22:00:00Z' },
  cancellation: { isPossible: true, right: 'not-begun', rightEndsAt: null, timeZone: 'America/Toronto' },
  money: { authorized: 0, inTrust: 0, released: 0, refunded: 0, debitUnderWay: false, debitDueOn: null },
  jointSigning: null,
  subDoc: {},
};
const RUNS = { ...TRADE.cancellation, right: 'runs', rightEndsAt: '2026-11-25T05:00:00Z' } as const;
const JOINT = {
  status: 'waiting',
  at: null,
  linkExpiresAt: '2026-11-23T10:00:00Z',
  owesMemorandum: false,
} as const;
const DEBIT = { paymentMethod: 'debit' } as const;
const authorized = { ...TRADE.money, authorized: 5000 };

describe('the dates ahead of an order', () => {
  it.each<[string, Partial<DatedTrade>, string[]]>([
    ['an open order', {}, ['hold', 'deal-closes']],
    ['an open order that lost its units', { holdsUnits: false }, ['deal-closes']],
    ['an order that is to be changed', { status: 2, holdExpiresAt: null }, ['deal-closes']],
    ['an order of a deal that has closed', { dealId: { closesAt: '2026-11-01T00:00:00Z' } }, ['hold']],
    ['a signed order', { status: 1, holdExpiresAt: null, cancellation: RUNS }, ['right-to-cancel']],
    [
      'an order that waits for the joint investor',
      { jointSigning: JOINT },
      ['joint-link', 'hold', 'deal-closes'],
    ],
    ['an order whose joint investor signed', { status: 1, jointSigning: { ...JOINT, status: 'signed' } }, []],
    ['a debit that waits', { status: 3, money: authorized, subDoc: DEBIT }, ['debit-after-approval']],
    [
      'a debit with the bank',
      {
        status: 4,
        money: { ...authorized, debitUnderWay: true, debitDueOn: '2026-11-24' },
        subDoc: DEBIT,
        cancellation: RUNS,
      },
      ['debit', 'right-to-cancel'],
    ],
    [
      'an order paid outside the portal',
      { status: 3, money: authorized, subDoc: { paymentMethod: 'outside' } },
      [],
    ],
    ['a settled order', { status: 5 }, []],
    ['a cancelled order', { status: 9 }, []],
  ])('of %s', (_order, changes, kinds) => {
    expect(datesAhead({ ...TRADE, ...changes }, NOW).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('leave out what has passed', () => {
    expect(datesAhead(TRADE, new Date('2027-01-01T00:00:00Z'))).toEqual([]);
  });

  it('sort with those of other orders: a day before its hours, what has no day last', () => {
    const moments = [
      momentOf({ kind: 'debit-after-approval' }),
      momentOf({ kind: 'hold', at: '2026-11-24T01:00:00Z' }),
      momentOf({ kind: 'debit', on: '2026-11-24' }),
    ];
    expect([...moments].sort()).toEqual([moments[2], moments[1], moments[0]]);
  });
});
