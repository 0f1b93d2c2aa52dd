import { describe, expect, it } from 'vitest';
import type { MoneyEvent, MoneyFacts } from './money-event.ts';
import { type MoneyFlag, moneyFlagsOf } from './money-flags.ts';
import type { PricedOrder } from './order-money.ts';
import { toldEvent } from './testing/told-event.ts';

const ORDER: PricedOrder = { totalCents: 500n, status: 'approved' };
const CANCELLED: PricedOrder = { ...ORDER, status: 'archived' };
const AT = new Date('2026-11-18T15:00:00Z');

const event = (kind: MoneyEvent['kind'], amount: number, reference: string, wasClosed = false): MoneyEvent =>
  toldEvent({
    kind,
    amountCents: BigInt(amount),
    reference,
    valueAt: AT,
    wasClosed,
  });
const got = (amount: number, reference: string, wasClosed = false) =>
  event('received', amount, reference, wasClosed);
const lost = (amount: number, reference: string, wasClosed = false) =>
  event('returned', amount, reference, wasClosed);
const factsOf = (events: readonly MoneyEvent[], more: Partial<MoneyFacts> = {}): MoneyFacts => ({
  events,
  debits: [],
  confirmedTimes: new Map(),
  hasAccount: false,
  ...more,
});
const alone = (kind: MoneyFlag['kind'], basis: string): MoneyFlag => ({
  kind,
  subject: '',
  basis,
  detail: {},
});

describe('a flag says which facts are behind it', () => {
  it.each<[string, PricedOrder, MoneyFacts, readonly MoneyFlag[]]>([
    [
      'too much: on so many receipts',
      ORDER,
      factsOf([got(400, 'a'), got(200, 'b'), event('refunded', 1, 'r')]),
      [alone('overpaid', '2')],
    ],
    [
      'money for an order that is over: on so many receipts',
      CANCELLED,
      factsOf([got(500, 'a', true)]),
      [alone('money-for-closed-order', '1')],
    ],
    [
      'money that an order ended with: on its end',
      CANCELLED,
      factsOf([got(500, 'a')]),
      [alone('refund-due', 'end')],
    ],
    [
      'a debit that is with the bank of an order that is over: on so many debits',
      CANCELLED,
      factsOf([], { debits: [{ amountCents: 500n, handedAt: AT, cameBack: false }] }),
      [alone('debit-under-way', '1')],
    ],
    [
      'a payment that came back: on so many returns',
      ORDER,
      factsOf([got(300, 'a'), got(200, 'b'), lost(200, 'b')]),
      [alone('returned', '1')],
    ],
    [
      'more than there was: on so many returns',
      CANCELLED,
      factsOf([lost(200, 'b', true), lost(100, 'c', true)]),
      [alone('over-returned', '2')],
    ],
    [
      'one that may have been told twice: on how often, with what it is',
      ORDER,
      factsOf([got(200, 'Wire  7'), got(200, 'wire 7')]),
      [
        {
          kind: 'looks-twice',
          subject: 'received 200 wire 7',
          basis: '2',
          detail: { what: 'received', reference: 'wire 7', amountCents: '200', times: '2' },
        },
      ],
    ],
  ])('%s', (_row, order, facts, flags) => {
    expect(moneyFlagsOf(order, facts)).toEqual(flags);
  });

  it('one that is on another order too: how often it is on each, and what it is', () => {
    expect(moneyFlagsOf(ORDER, factsOf([got(200, 'wire 7')]), [got(200, 'wire 7')])).toEqual([
      {
        kind: 'on-two-orders',
        subject: 'received 200 wire 7',
        basis: '1 and 1',
        detail: { reference: 'wire 7', amountCents: '200' },
      },
    ]);
  });
});

describe('money that came after the end', () => {
  it('is not a return of then', () => {
    const facts = factsOf([got(500, 'a'), lost(100, 'a', true)]);
    expect(moneyFlagsOf(CANCELLED, facts)).toEqual([alone('refund-due', 'end')]);
  });
});
