import { describe, expect, it } from 'vitest';
import { lookAlikesOf } from './look-alikes.ts';
import type { MoneyEvent } from './money-event.ts';
import { toldEvent } from './testing/told-event.ts';

const DAY_MS = 86_400_000;
const NOBODY = new Map<string, number>();

type More = Partial<MoneyEvent> & { on?: number; cents?: bigint };
const told = (reference: string | null, { on = 0, cents = 500n, ...more }: More = {}) =>
  toldEvent({
    kind: 'received',
    amountCents: cents,
    reference,
    valueAt: new Date(Date.UTC(2026, 10, 2) + on * DAY_MS),
    ...more,
  });
const byEvent = told;
const byHand = (reference: string, more: More = {}) => told(reference, { teller: 'dealer', ...more });
const byLine = (more: More = {}) =>
  told(`bank line ${more.id ?? 'l1'}`, { teller: 'bank', isAtBank: true, ...more });

/** How often each payment was told, and how many of them are beyond doubt. */
const seen = (events: readonly MoneyEvent[], confirmed: ReadonlyMap<string, number> = NOBODY) =>
  lookAlikesOf(events, confirmed).map(({ times, certain }) => [times, certain]);

describe('reported with one amount,', () => {
  it.each<[string, readonly MoneyEvent[], readonly (readonly [number, number])[]]>([
    ['an event is a payment', [byEvent('a')], [[1, 1]]],
    ['a line and then an event of that day look alike', [byLine(), byEvent('a')], [[2, 1]]],
    ['a line and an event a week apart look alike', [byLine(), byEvent('a', { on: 7 })], [[2, 1]]],
    [
      'a line and an event more than a week apart are two',
      [byLine(), byEvent('a', { on: 8 })],
      [
        [1, 1],
        [1, 1],
      ],
    ],
    ['a line and a receipt by hand look alike', [byLine(), byHand('cheque 1')], [[2, 1]]],
    ['two by hand under two names look alike', [byHand('cheque 1'), byHand('chq 1')], [[2, 1]]],
    [
      'two by hand under one name look alike whenever',
      [byHand('rent'), byHand('Rent', { on: 40 })],
      [[2, 1]],
    ],
    [
      'two by hand under two names, a month apart, are two',
      [byHand('May'), byHand('June', { on: 30 })],
      [
        [1, 1],
        [1, 1],
      ],
    ],
    [
      'two by hand are two where the bank gave the first back between them',
      [byHand('cheque 1'), byHand('bounced', { kind: 'returned', on: 2 }), byHand('cheque 2', { on: 4 })],
      [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
    ],
    [
      'two by hand of before the bank gave one back look alike',
      [byHand('cheque 1'), byHand('chq 1', { on: 1 }), byHand('bounced', { kind: 'returned', on: 2 })],
      [
        [2, 1],
        [1, 1],
      ],
    ],
    [
      'two references of a provider are two',
      [byEvent('a'), byEvent('b')],
      [
        [1, 1],
        [1, 1],
      ],
    ],
    ['one reference of a provider twice looks alike', [byEvent('a'), byEvent('A ')], [[2, 1]]],
    [
      'two lines are two',
      [byLine(), byLine({ id: 'l2' })],
      [
        [1, 1],
        [1, 1],
      ],
    ],
    [
      'two lines and one event: the lines are beyond doubt',
      [byLine(), byLine({ id: 'l2' }), byEvent('a')],
      [[3, 2]],
    ],
    [
      'a line and two events: the references are beyond doubt',
      [byLine(), byEvent('a'), byEvent('b')],
      [[3, 2]],
    ],
    [
      'an event that a line confirmed and another line are two',
      [byEvent('a', { isAtBank: true }), byLine({ on: 3 })],
      [[2, 2]],
    ],
    ['told in all three ways it is one', [byHand('w'), byEvent('a'), byLine()], [[3, 1]]],
    [
      'another amount is another payment',
      [byLine(), byEvent('a', { cents: 499n })],
      [
        [1, 1],
        [1, 1],
      ],
    ],
    [
      'a return is no receipt',
      [byLine(), byEvent('a', { kind: 'returned' })],
      [
        [1, 1],
        [1, 1],
      ],
    ],
    [
      'what was taken back out by name is not there',
      [byLine({ id: 'l' }), byEvent('a'), byLine({ kind: 'receipt-reversed', reverses: 'l' })],
      [[1, 1]],
    ],
    [
      'what was taken back out before rows were named goes by its reference',
      [byEvent('a'), byEvent('b'), byEvent('b', { kind: 'receipt-reversed' })],
      [[1, 1]],
    ],
  ])('%s', (_row, events, groups) => {
    expect(seen(events)).toEqual(groups);
    expect(seen(events.toReversed())).toEqual(groups);
  });
});

describe('payments that look alike', () => {
  it('are certain once somebody has confirmed them under any of their names', () => {
    const events = [byLine(), byEvent('a', { on: 1 })];
    const [found] = lookAlikesOf(events, NOBODY);
    expect(found?.subject).toBe('received 500 bank line l1');
    expect(seen(events, new Map([['received 500 bank line l1', 2]]))).toEqual([[2, 2]]);
    expect(seen([...events, byHand('x', { on: -2 })], new Map([['received 500 bank line l1', 2]]))).toEqual([
      [3, 2],
    ]);
  });

  it('lose the latest that the bank has not', () => {
    const first = byEvent('a');
    const second = byHand('b', { on: 1 });
    const atBank = byLine({ on: 2 });
    expect(lookAlikesOf([atBank, first, second], NOBODY)[0]?.spare).toBe(second.id);
  });
});
