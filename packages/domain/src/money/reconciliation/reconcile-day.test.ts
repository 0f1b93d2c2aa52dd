import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '../../ground/money/cents.ts';
import type { DayEntry, DayFacts, DayLine, OrderShare } from './day-facts.ts';
import { isExplained } from './difference.ts';
import { reconcileDay } from './reconcile-day.ts';

const [EVE, DAY, NEXT] = ['2026-11-19', '2026-11-20', '2026-11-23'] as const;

type LineParts = DayLine['parts'];
let count = 0;
const line = (cents: number, parts: LineParts = [], more: Partial<DayLine> = {}): DayLine => {
  count += 1;
  return {
    id: `l${count}`,
    accountId: 'one',
    day: DAY,
    cents: BigInt(cents),
    text: 'WIRE',
    parts,
    ...more,
  };
};
const whole = (cents: number, entryDay: string = DAY): LineParts => [
  { cents: BigInt(Math.abs(cents)), entryDay },
];
const entry = (cents: number, lineDay: string | null = null, more: Partial<DayEntry> = {}): DayEntry => {
  count += 1;
  return {
    id: `e${count}`,
    kind: cents < 0 ? 'returned' : 'received',
    day: DAY,
    cents: BigInt(cents),
    tradeId: 'order',
    text: null,
    undoes: null,
    lineDay,
    ...more,
  };
};
const share = (held: number, more: Partial<OrderShare> = {}): OrderShare => ({
  tradeId: 'order',
  heldCents: BigInt(held),
  shortCents: 0n,
  neverCreditedCents: 0n,
  ...more,
});

type Row = {
  lines?: readonly DayLine[];
  entries?: readonly DayEntry[];
  shares?: readonly OrderShare[];
  more?: Partial<DayFacts>;
};

/** The balances follow from the lines and the entries, as in the database, unless a row says otherwise. */
function factsOf({ lines = [], entries = [], shares = [], more = {} }: Row): DayFacts {
  const accounts = ['one', 'two'].map((id) => ({
    id,
    openingCents: 0n,
    closingCents: sumCents(lines.filter((one) => one.accountId === id).map(({ cents }) => cents)),
    openedOn: EVE,
  }));
  return {
    day: DAY,
    accounts,
    lines,
    entries,
    booksCents: sumCents(entries.map(({ cents }) => cents)),
    shares,
    unapplied: [],
    toIssuersCents: 0n,
    toInvestorsCents: 0n,
    bankChargesCents: 0n,
    bankInterestCents: 0n,
    ...more,
  };
}

const found = (row: Row) =>
  reconcileDay(factsOf(row)).differences.map(({ kind, cents, clearedOn }) =>
    clearedOn === null ? `${kind} ${cents}` : `${kind} ${cents}, cleared on ${clearedOn}`,
  );

const FUNDED = {
  lines: [line(500, whole(500))],
  entries: [entry(500, DAY)],
  shares: [share(500)],
} satisfies Row;

const ROWS: Readonly<Record<string, { row: Row; differences: readonly string[] }>> = {
  'nothing has ever moved': { row: {}, differences: [] },
  'a payment is with the bank, in the books and its investor’s': { row: FUNDED, differences: [] },
  'a deposit is in transit': {
    row: { entries: [entry(500)], shares: [share(500)] },
    differences: ['book-entry -500'],
  },
  'a deposit was in transit and is with the bank since': {
    row: { entries: [entry(500, NEXT)], shares: [share(500)] },
    differences: [`book-entry -500, cleared on ${NEXT}`],
  },
  'the bank had a payment a day before the books': {
    row: { lines: [line(500, whole(500, NEXT))] },
    differences: [`bank-line 500, cleared on ${NEXT}`],
  },
  'the bank took a charge': {
    row: { ...FUNDED, lines: [...FUNDED.lines, line(-5)] },
    differences: ['bank-line -5'],
  },
  'a credit is matched to nothing': { row: { lines: [line(250)] }, differences: ['bank-line 250'] },
  'a part of a credit is matched': {
    row: { lines: [line(700, whole(500))], entries: [entry(500, DAY)], shares: [share(500)] },
    differences: ['bank-line 200'],
  },
  'a payment was told twice': {
    row: { lines: [line(500, whole(500))], entries: [entry(500, DAY), entry(500)], shares: [share(1_000)] },
    differences: ['book-entry -500'],
  },
  'a payment that was told twice was taken back out': {
    row: {
      lines: [line(500, whole(500))],
      entries: [entry(500, DAY), entry(500), entry(-500, null, { kind: 'receipt-reversed' })],
      shares: [share(500)],
    },
    differences: [],
  },
  'a match was undone': {
    row: {
      lines: [line(500)],
      entries: [
        entry(500, null, { id: 'matched' }),
        entry(-500, null, { kind: 'receipt-reversed', undoes: 'matched' }),
      ],
    },
    differences: ['bank-line 500'],
  },
  'what was taken back is another order’s': {
    row: { entries: [entry(500), entry(-500, null, { kind: 'receipt-reversed', tradeId: 'other' })] },
    differences: ['book-entry -500', 'book-entry 500'],
  },
  'there is a cent too much': { row: { lines: [line(1)] }, differences: ['bank-line 1'] },
  'there is a cent too little': { row: { lines: [line(-1)] }, differences: ['bank-line -1'] },
  'two errors outweigh each other': {
    row: { lines: [line(300), line(-300)] },
    differences: ['bank-line 300', 'bank-line -300'],
  },
  'one account is short of what the other has too much': {
    row: { lines: [line(40_000, [], { accountId: 'two' }), line(-40_000)] },
    differences: ['bank-line 40000', 'bank-line -40000'],
  },
  'an account held something before its first line': {
    row: { more: { accounts: [{ id: 'one', openingCents: 700n, closingCents: 700n, openedOn: EVE }] } },
    differences: ['opening-balance 700'],
  },
  'more came back of an order than was there, and takes nothing from another': {
    row: {
      lines: [line(500, whole(500)), line(-100, whole(100))],
      entries: [entry(500, DAY), entry(-100, DAY)],
      shares: [share(500), share(0, { tradeId: 'short', shortCents: 100n })],
    },
    differences: ['short-order -100'],
  },
  'a debit came back that was never credited': {
    row: { entries: [entry(-500)], shares: [share(0, { neverCreditedCents: 500n })] },
    differences: ['book-entry 500', 'never-credited -500'],
  },
  'money came of no order': {
    row: {
      entries: [entry(80, DAY, { tradeId: null })],
      lines: [line(80, whole(80))],
      more: { unapplied: [{ id: 'u', cents: 80n, day: DAY }] },
    },
    differences: [],
  },
  'money went back of no order': {
    row: {
      entries: [entry(-80, DAY, { tradeId: null })],
      lines: [line(-80, whole(80))],
      more: { unapplied: [{ id: 'u', cents: -80n, day: EVE }] },
    },
    differences: ['return-of-no-order -80'],
  },
  'money was released and has not left the bank': {
    row: {
      lines: [line(500, whole(500))],
      entries: [entry(500, DAY)],
      more: { toIssuersCents: 300n, toInvestorsCents: 200n },
    },
    differences: [],
  },
  'the books do not follow from their entries': {
    row: { ...FUNDED, more: { booksCents: 499n } },
    differences: ['remainder 1', 'remainder -1'],
  },
};

describe('a day is held against itself where', () => {
  it.each(Object.entries(ROWS))('%s', (_name, { row, differences }) => {
    expect(found(row)).toEqual(differences);
  });

  it('whatever there is: the differences come to what the balances differ by, to the cent', () => {
    const cents = fc.integer({ min: -1_000, max: 1_000 }).filter((amount) => amount !== 0);
    const any = fc.record({
      lines: fc.array(fc.tuple(cents, fc.boolean())),
      entries: fc.array(fc.tuple(cents, fc.constantFrom(null, DAY, NEXT))),
      held: fc.nat({ max: 5_000 }),
      books: fc.integer({ min: -5_000, max: 5_000 }),
    });
    fc.assert(
      fc.property(any, ({ lines, entries, held, books }) => {
        const { bankCents, booksCents, investorsCents, differences } = reconcileDay(
          factsOf({
            lines: lines.map(([amount, isMatched]) => line(amount, isMatched ? whole(amount) : [])),
            entries: entries.map(([amount, lineDay]) => entry(amount, lineDay)),
            shares: [share(held)],
            more: { booksCents: BigInt(books) },
          }),
        );
        const between = (name: string) =>
          sumCents(differences.filter((one) => one.between === name).map((one) => one.cents));
        expect(between('bank-books')).toBe(bankCents - booksCents);
        expect(between('books-investors')).toBe(booksCents - investorsCents);
      }),
    );
  });
});

describe('the differences of a day', () => {
  it('have the earliest first, and keep their order within a day', () => {
    const lines = [
      line(1, [], { day: DAY }),
      line(2, [], { day: '2026-11-18' }),
      line(3, [], { day: EVE }),
      line(4, [], { day: EVE }),
      line(5, [], { day: '2026-11-17' }),
    ];
    expect(found({ lines })).toEqual([5, 2, 3, 4, 1].map((cents) => `bank-line ${cents}`));
  });

  it.each<[string, Partial<DayFacts>, string]>([
    [
      'what an account held at first',
      { accounts: [{ id: 'one', openingCents: 7n, closingCents: 7n, openedOn: EVE }] },
      `opening:one of ${EVE} between bank-books`,
    ],
    [
      'an order that is short',
      { shares: [share(0, { tradeId: 'b', shortCents: 5n })] },
      `short:b of ${DAY} between books-investors`,
    ],
    [
      'a debit that was never credited',
      { shares: [share(0, { tradeId: 'b', neverCreditedCents: 5n })] },
      `never:b of ${DAY} between books-investors`,
    ],
    [
      'what went back of no order',
      { unapplied: [{ id: 'u', cents: -5n, day: EVE }] },
      `unapplied:u of ${EVE} between books-investors`,
    ],
    [
      'what nothing accounts for between bank and books',
      { booksCents: -5n },
      `remainder:bank-books of ${DAY} between bank-books`,
    ],
    [
      'what nothing accounts for between books and investors',
      { toIssuersCents: 5n },
      `remainder:books-investors of ${DAY} between books-investors`,
    ],
  ])('are known by names that stay, so that what explains them does: %s', (_what, more, name) => {
    const names = reconcileDay(factsOf({ more })).differences.map(
      ({ key, day, between }) => `${key} of ${day} between ${between}`,
    );
    expect(names).toContain(name);
  });

  it('have nothing of money of no order that is nothing', () => {
    expect(found({ more: { unapplied: [{ id: 'u', cents: 0n, day: DAY }] } })).toEqual([]);
  });
});

describe('a difference is explained', () => {
  const DIFFERENCE = { key: 'line:1', cents: 1n, clearedOn: null };

  it.each([
    ['by nothing that nobody wrote', DIFFERENCE, [], false],
    ['by what somebody wrote of it', DIFFERENCE, [['line:1', 1n]], true],
    ['by nothing that was written of another', DIFFERENCE, [['line:2', 1n]], false],
    ['by nothing that was written of another amount of it', DIFFERENCE, [['line:1', 2n]], false],
    ['by the day on which it cleared', { ...DIFFERENCE, clearedOn: NEXT }, [], true],
  ] as const)('%s', (_why, difference, written, is) => {
    expect(isExplained(difference, new Map(written.map(([key, cents]) => [key, { cents }])))).toBe(is);
  });
});

describe('charges and interest of the bank', () => {
  it('are differences of their own between books and investors, charges against the dealer', () => {
    const facts = factsOf({
      lines: [line(700, whole(700))],
      entries: [entry(-300, DAY), entry(1000, DAY)],
      more: { bankChargesCents: -300n, bankInterestCents: 1000n },
    });
    expect(
      reconcileDay(facts).differences.filter(({ between }) => between === 'books-investors'),
    ).toMatchObject([
      { key: 'of-bank:bank-charges', kind: 'bank-charges', cents: -300n, day: DAY, tradeId: null },
      { key: 'of-bank:bank-interest', kind: 'bank-interest', cents: 1000n, day: DAY, accountId: null },
    ]);
  });
});
