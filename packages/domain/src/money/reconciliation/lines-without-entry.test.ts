import { describe, expect, it } from 'vitest';
import type { DayEntry, DayLine } from './day-facts.ts';
import { entriesWithoutLine, linesWithoutEntry } from './lines-without-entry.ts';

const [EVE, DAY, NEXT, LATER] = ['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24'] as const;

const entry = (
  id: string,
  kind: DayEntry['kind'],
  cents: number,
  more: Partial<DayEntry> = {},
): DayEntry => ({
  id,
  kind,
  day: DAY,
  cents: BigInt(cents),
  tradeId: 'order',
  text: null,
  undoes: null,
  lineDay: null,
  ...more,
});
const received = (id: string, cents: number, more: Partial<DayEntry> = {}) =>
  entry(id, 'received', cents, more);
const takenBack = (id: string, cents: number, more: Partial<DayEntry> = {}) =>
  entry(id, 'receipt-reversed', -cents, more);

type Row = readonly [string, readonly DayEntry[], readonly string[]];

const ENTRIES: readonly Row[] = [
  ['a payment on its way', [received('a', 500)], ['a']],
  ['no payment that the bank had that day', [received('a', 500, { lineDay: DAY })], []],
  ['a payment that the bank had later', [received('a', 500, { lineDay: NEXT })], ['a']],
  ['no payment that was taken back, nor what took it back', [received('a', 500), takenBack('b', 500)], []],
  ['no return that was taken back', [entry('a', 'returned', -500), entry('b', 'return-reversed', 500)], []],
  ['no pay-out that was taken back', [entry('a', 'paid-out', -500), entry('b', 'pay-out-reversed', 500)], []],
  [
    'the second of two that take the same payment back',
    [received('a', 500), takenBack('b', 500), takenBack('c', 500)],
    ['c'],
  ],
  [
    'a payment of another amount than was taken back',
    [received('a', 300), received('b', 500), takenBack('c', 500)],
    ['a'],
  ],
  [
    'a payment of another order than was taken back',
    [received('a', 500, { tradeId: 'other' }), received('b', 500), takenBack('c', 500)],
    ['a'],
  ],
  [
    'a payment that the bank had later, where another of its amount was taken back',
    [received('a', 500, { lineDay: NEXT }), received('b', 500), takenBack('c', 500)],
    ['a'],
  ],
  [
    'the payment that is not named by what took one of two back',
    [received('a', 500), received('b', 500), takenBack('c', 500, { undoes: 'b' })],
    ['a'],
  ],
  [
    'what took back a payment that is gone, and no other instead of it',
    [received('a', 500), takenBack('c', 500, { undoes: 'gone' })],
    ['a', 'c'],
  ],
  [
    'what took back a payment that the bank had later',
    [received('a', 500, { lineDay: NEXT }), takenBack('c', 500, { undoes: 'a' })],
    ['a', 'c'],
  ],
  [
    'a payment and its return, which take nothing back',
    [received('a', 500), entry('b', 'returned', -500)],
    ['a', 'b'],
  ],
  [
    'two that each take something else back',
    [takenBack('a', 500), entry('b', 'return-reversed', 500)],
    ['a', 'b'],
  ],
];

describe('the bank has no line at the end of the day of', () => {
  it.each(ENTRIES)('%s', (_name, entries, open) => {
    const found = entriesWithoutLine({ day: DAY, entries });
    expect(found.map(({ key }) => key)).toEqual(open.map((id) => `entry:${id}`));
  });

  it('an entry, with all that is known about it', () => {
    const known = { day: EVE, tradeId: 'order', text: 'WIRE', lineDay: NEXT };
    expect(entriesWithoutLine({ day: DAY, entries: [received('a', 500, known)] })).toEqual([
      {
        key: 'entry:a',
        kind: 'book-entry',
        between: 'bank-books',
        cents: -500n,
        day: EVE,
        accountId: null,
        tradeId: 'order',
        text: 'WIRE',
        clearedOn: NEXT,
      },
    ]);
  });
});

describe('the books have nothing at the end of the day of', () => {
  const line = (cents: number, ...parts: (readonly [number, string])[]): DayLine => ({
    id: 'a',
    accountId: 'one',
    day: EVE,
    cents: BigInt(cents),
    text: 'WIRE',
    parts: parts.map(([part, entryDay]) => ({ cents: BigInt(part), entryDay })),
  });

  it.each([
    ['a line that is matched to nothing', line(500), ['line:a 500']],
    ['a line out that is matched to nothing', line(-500), ['line:a -500']],
    ['no line that is matched whole', line(500, [200, EVE], [300, DAY]), []],
    ['what is left of a line', line(-500, [200, DAY]), ['line:a -300']],
    ['what they have later', line(500, [500, NEXT]), [`line-${NEXT}:a 500, cleared on ${NEXT}`]],
    [
      'what they have later of a line out',
      line(-500, [500, NEXT]),
      [`line-${NEXT}:a -500, cleared on ${NEXT}`],
    ],
    [
      'what they have on several later days, each by its day',
      line(700, [100, NEXT], [200, LATER], [150, NEXT], [50, DAY]),
      ['line:a 200', `line-${NEXT}:a 250, cleared on ${NEXT}`, `line-${LATER}:a 200, cleared on ${LATER}`],
    ],
  ])('%s', (_name, one, expected) => {
    const found = linesWithoutEntry({ day: DAY, lines: [one] }).map(
      ({ key, cents, clearedOn }) =>
        `${key} ${cents}${clearedOn === null ? '' : `, cleared on ${clearedOn}`}`,
    );
    expect(found).toEqual(expected);
  });

  it('a line, with all that is known about it', () => {
    expect(linesWithoutEntry({ day: DAY, lines: [line(500)] })).toEqual([
      {
        key: 'line:a',
        kind: 'bank-line',
        between: 'bank-books',
        cents: 500n,
        day: EVE,
        accountId: 'one',
        tradeId: null,
        text: 'WIRE',
        clearedOn: null,
      },
    ]);
  });
});
