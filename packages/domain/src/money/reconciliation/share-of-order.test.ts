import { describe, expect, it } from 'vitest';
import type { HandedDebit, MoneyEvent } from '../payments/money-event.ts';
import { toldEvent } from '../payments/testing/told-event.ts';
import { shareOfOrder } from './share-of-order.ts';

const AT = new Date('2026-11-20T15:00:00Z');
const event = (kind: MoneyEvent['kind'], amount: number, reference: string | null = null): MoneyEvent =>
  toldEvent({
    kind,
    amountCents: BigInt(amount),
    reference,
    valueAt: AT,
    wasClosed: false,
  });
const CAME_BACK: HandedDebit = { amountCents: 500n, handedAt: AT, cameBack: true };

type Row = readonly [
  string,
  readonly MoneyEvent[],
  readonly HandedDebit[],
  readonly [number, number, number],
];

const ROWS: readonly Row[] = [
  ['of which nothing was heard', [], [], [0, 0, 0]],
  ['that was paid', [event('received', 500)], [], [500, 0, 0]],
  [
    'that was paid twice by one reference',
    [event('received', 500, 'a'), event('received', 500, 'a')],
    [],
    [1_000, 0, 0],
  ],
  ['whose money was released', [event('received', 500), event('released', 500)], [], [0, 0, 0]],
  [
    'whose money was refunded and left the bank',
    [event('received', 500), event('refunded', 500), event('paid-out', 500)],
    [],
    [0, 0, 0],
  ],
  [
    'whose payment was told twice, and taken back out once',
    [event('received', 500), event('received', 500), event('receipt-reversed', 500)],
    [],
    [500, 0, 0],
  ],
  [
    'whose return was told by mistake, and taken back',
    [event('received', 500), event('returned', 500), event('return-reversed', 500)],
    [],
    [500, 0, 0],
  ],
  [
    'whose money was released, and whose pay-out was taken back',
    [event('received', 500), event('released', 500), event('paid-out', 500), event('pay-out-reversed', 500)],
    [],
    [0, 0, 0],
  ],
  ['of which more came back than was there', [event('returned', 500)], [], [0, 500, 0]],
  ['whose debit came back and was never credited', [event('returned', 500)], [CAME_BACK], [0, 0, 500]],
];

describe('what is held for an order', () => {
  it.each(ROWS)('%s', (_name, events, debits, [held, short, never]) => {
    const facts = { events, debits, confirmedTimes: new Map(), hasAccount: false };
    expect(shareOfOrder('order', facts)).toEqual({
      tradeId: 'order',
      heldCents: BigInt(held),
      shortCents: BigInt(short),
      neverCreditedCents: BigInt(never),
    });
  });
});
