import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HandedDebit, MoneyEvent, MoneyFacts } from './money-event.ts';
import { moneyFlagsOf } from './money-flags.ts';
import { moneyOfOrder, type PricedOrder } from './order-money.ts';
import { toldEvent } from './testing/told-event.ts';

const DAY_MS = 86_400_000;
const day = (number: number) => new Date(Date.UTC(2026, 10, 18) + number * DAY_MS);
const ORDER: PricedOrder = { totalCents: 500n, status: 'approved' };
const CANCELLED: PricedOrder = { ...ORDER, status: 'archived' };

const event = (
  kind: MoneyEvent['kind'],
  amount: number,
  reference: string | null,
  more: { on?: number; wasClosed?: boolean } = {},
): MoneyEvent =>
  toldEvent({
    kind,
    amountCents: BigInt(amount),
    reference,
    valueAt: day(more.on ?? 2),
    wasClosed: more.wasClosed ?? false,
  });
const got = (amount: number, reference: string, more = {}) => event('received', amount, reference, more);
const lost = (amount: number, reference: string, more = {}) => event('returned', amount, reference, more);
const debit = (amount: number, on: number, cameBack: boolean): HandedDebit => ({
  amountCents: BigInt(amount),
  handedAt: day(on),
  cameBack,
});
const factsOf = (events: readonly MoneyEvent[], more: Partial<MoneyFacts> = {}): MoneyFacts => ({
  events,
  debits: [],
  confirmedTimes: new Map(),
  hasAccount: false,
  ...more,
});

type Row = {
  events: readonly MoneyEvent[];
  debits?: readonly HandedDebit[];
  confirmed?: readonly [string, number][];
  order?: PricedOrder;
  inTrust: bigint;
  isFunded: boolean;
  flags: readonly string[];
};

const ROWS: Readonly<Record<string, Row>> = {
  'nothing was heard of': { events: [], inTrust: 0n, isFunded: false, flags: [] },
  'the total arrived': { events: [got(500, 'a')], inTrust: 500n, isFunded: true, flags: [] },
  'a part arrived': { events: [got(499, 'a')], inTrust: 499n, isFunded: false, flags: [] },
  'two parts arrived': { events: [got(200, 'a'), got(300, 'a')], inTrust: 500n, isFunded: true, flags: [] },
  'a cent too much arrived': {
    events: [got(500, 'a'), got(1, 'b')],
    inTrust: 501n,
    isFunded: true,
    flags: ['overpaid'],
  },
  'what was too much went back': {
    events: [got(500, 'a'), got(100, 'b'), event('refunded', 100, null)],
    inTrust: 500n,
    isFunded: true,
    flags: [],
  },
  'what was too much went back, and then the first payment bounced': {
    events: [got(500, 'a'), got(500, 'b'), event('refunded', 500, null), lost(500, 'a')],
    inTrust: 0n,
    isFunded: false,
    flags: ['returned'],
  },
  'a payment came back': {
    events: [got(500, 'a'), lost(500, 'a')],
    inTrust: 0n,
    isFunded: false,
    flags: ['returned'],
  },
  'a payment came back that nobody has told of': {
    events: [lost(500, 'a')],
    inTrust: 0n,
    isFunded: false,
    flags: ['returned', 'over-returned'],
  },
  'more came back than there was': {
    events: [got(300, 'a'), lost(500, 'b')],
    inTrust: 0n,
    isFunded: false,
    flags: ['returned', 'over-returned'],
  },
  'one of two payments came back': {
    events: [got(500, 'a'), got(500, 'b'), lost(500, 'a')],
    inTrust: 500n,
    isFunded: true,
    flags: ['returned'],
  },
  'a payment was told under two event ids': {
    events: [got(500, 'a'), got(500, ' A ')],
    inTrust: 500n,
    isFunded: true,
    flags: ['looks-twice'],
  },
  'a part was told twice: it does not make the whole': {
    events: [got(250, 'rent'), got(250, 'rent')],
    inTrust: 250n,
    isFunded: false,
    flags: ['looks-twice'],
  },
  'a part was told twice, and somebody says that each is a payment': {
    events: [got(250, 'rent'), got(250, 'rent')],
    confirmed: [['received 250 rent', 2]],
    inTrust: 500n,
    isFunded: true,
    flags: [],
  },
  'a third of a kind after somebody looked at two': {
    events: [got(250, 'rent'), got(250, 'rent'), got(250, 'rent')],
    confirmed: [['received 250 rent', 2]],
    inTrust: 500n,
    isFunded: true,
    flags: ['looks-twice'],
  },
  'a part was told twice, and one was taken back out': {
    events: [got(250, 'rent'), got(250, 'rent'), event('receipt-reversed', 250, 'rent')],
    inTrust: 250n,
    isFunded: false,
    flags: [],
  },
  'a return was told twice: both count until somebody has looked': {
    events: [got(500, 'a'), got(500, 'b'), lost(500, 'n'), lost(500, 'n')],
    inTrust: 0n,
    isFunded: false,
    flags: ['returned', 'looks-twice'],
  },
  'a return was told twice, and one was taken back out': {
    events: [got(500, 'a'), lost(500, 'n'), lost(500, 'n'), event('return-reversed', 500, 'n')],
    inTrust: 0n,
    isFunded: false,
    flags: ['returned'],
  },
  'the bank refused a debit before it had credited it': {
    events: [lost(500, 'nsf')],
    debits: [debit(500, 1, true)],
    inTrust: 0n,
    isFunded: false,
    flags: ['returned'],
  },
  'a debit was credited and came back': {
    events: [lost(500, 'nsf'), got(500, 'd')],
    debits: [debit(500, 1, true)],
    inTrust: 0n,
    isFunded: false,
    flags: ['returned'],
  },
  'a debit was refused, and the next one arrived': {
    events: [lost(500, 'nsf'), got(500, 'd', { on: 6 })],
    debits: [debit(500, 1, true), debit(500, 5, false)],
    inTrust: 500n,
    isFunded: true,
    flags: ['returned'],
  },
  'the credit of a debit that came back is told after the next debit was made': {
    events: [lost(500, 'nsf'), got(500, 'd', { on: 2 })],
    debits: [debit(500, 1, true), debit(500, 5, false)],
    inTrust: 0n,
    isFunded: false,
    flags: ['returned'],
  },
  'a debit of the rest was refused: the part that was wired stays': {
    events: [got(200, 'wire'), lost(300, 'nsf')],
    debits: [debit(300, 1, true)],
    inTrust: 200n,
    isFunded: false,
    flags: ['returned'],
  },
  'more came back than was debited': {
    events: [lost(500, 'nsf'), lost(100, 'nsf')],
    debits: [debit(500, 1, true)],
    inTrust: 0n,
    isFunded: false,
    flags: ['returned', 'over-returned'],
  },
  'a debit is with the bank': {
    events: [],
    debits: [debit(500, 1, false)],
    inTrust: 0n,
    isFunded: false,
    flags: [],
  },
  'a debit is with the bank, and the order was cancelled': {
    events: [],
    debits: [debit(500, 1, false)],
    order: CANCELLED,
    inTrust: 0n,
    isFunded: false,
    flags: ['debit-under-way'],
  },
  'an order was cancelled with its money in trust': {
    events: [got(500, 'a')],
    order: CANCELLED,
    inTrust: 500n,
    isFunded: true,
    flags: ['refund-due'],
  },
  'money arrived after the cancellation': {
    events: [got(500, 'a', { wasClosed: true })],
    order: CANCELLED,
    inTrust: 500n,
    isFunded: true,
    flags: ['money-for-closed-order'],
  },
  'money arrived after the cancellation and bounced': {
    events: [got(500, 'a', { wasClosed: true }), lost(500, 'a', { wasClosed: true })],
    order: CANCELLED,
    inTrust: 0n,
    isFunded: false,
    flags: [],
  },
  'money arrived before and after the cancellation': {
    events: [got(500, 'a'), got(100, 'b', { wasClosed: true })],
    order: CANCELLED,
    inTrust: 600n,
    isFunded: true,
    flags: ['money-for-closed-order', 'refund-due'],
  },
  'the money of a cancelled order went back': {
    events: [got(500, 'a'), event('refunded', 500, null, { wasClosed: true })],
    order: CANCELLED,
    inTrust: 0n,
    isFunded: true,
    flags: [],
  },
  'an order was settled, and something was too much': {
    events: [got(600, 'a'), event('released', 500, null)],
    order: { ...ORDER, status: 'settled' },
    inTrust: 100n,
    isFunded: true,
    flags: ['overpaid'],
  },
  'money arrived after the order was settled': {
    events: [got(500, 'a'), event('released', 500, null), got(100, 'b', { wasClosed: true })],
    order: { ...ORDER, status: 'settled' },
    inTrust: 100n,
    isFunded: true,
    flags: ['money-for-closed-order'],
  },
  'a payment came back after the order was settled': {
    events: [got(500, 'a'), event('released', 500, null), lost(500, 'a', { wasClosed: true })],
    order: { ...ORDER, status: 'settled' },
    inTrust: 0n,
    isFunded: false,
    flags: ['over-returned'],
  },
};

const stateOf = (row: Row, events: readonly MoneyEvent[]) => {
  const { debits = [], confirmed = [], order = ORDER } = row;
  const facts = factsOf(events, { debits, confirmedTimes: new Map(confirmed) });
  return { money: moneyOfOrder(order, facts), flags: moneyFlagsOf(order, facts) };
};

describe('what the money of an order comes to when', () => {
  it.each(Object.entries(ROWS))('%s', (_name, row) => {
    const { money, flags } = stateOf(row, row.events);
    expect({ inTrust: money.inTrustCents, isFunded: money.isFunded }).toEqual({
      inTrust: row.inTrust,
      isFunded: row.isFunded,
    });
    expect(flags.map(({ kind }) => kind)).toEqual(row.flags);
  });
});

describe('what may be debited', () => {
  it.each([
    ['is the whole total before anything arrived', [], ORDER, true, 500n],
    ['is the rest after a part', [got(200, 'a')], ORDER, true, 300n],
    ['is nothing once the total is there', [got(600, 'a')], ORDER, true, 0n],
    ['is never more than the total, whatever came back', [lost(400, 'a')], ORDER, true, 500n],
    ['is nothing without an account', [], ORDER, false, 0n],
    ['is nothing of a cancelled order', [], CANCELLED, true, 0n],
    ['is nothing of a settled order', [], { ...ORDER, status: 'settled' }, true, 0n],
  ] as const)('%s', (_row, events, order, hasAccount, cents) => {
    expect(moneyOfOrder(order, factsOf(events, { hasAccount })).toDebitCents).toBe(cents);
  });
});

describe('a debit is under way', () => {
  it.each<[string, readonly HandedDebit[], readonly MoneyEvent[], boolean]>([
    ['while nothing was heard of it', [debit(500, 1, false)], [], true],
    ['not when there is none', [], [], false],
    ['not when it came back', [debit(500, 1, true)], [], false],
    ['not when money arrived since', [debit(500, 1, false)], [got(500, 'd', { on: 2 })], false],
    ['not when money arrived at that instant', [debit(500, 1, false)], [got(500, 'd', { on: 1 })], false],
    ['when money arrived before it', [debit(500, 5, false)], [got(200, 'wire', { on: 2 })], true],
    ['when something came back since', [debit(500, 1, false)], [lost(200, 'x', { on: 2 })], true],
  ])('%s', (_row, debits, events, isDebitUnderWay) => {
    expect(moneyOfOrder(ORDER, factsOf(events, { debits }))).toMatchObject({ isDebitUnderWay });
  });
});

describe('of a debit that came back, a receipt says that it was credited', () => {
  const refused = debit(500, 1, true);
  it.each<[string, readonly HandedDebit[], readonly MoneyEvent[], bigint]>([
    ['when it is of the instant of the debit', [refused], [got(500, 'd', { on: 1 })], 0n],
    ['not when it is from before', [refused], [got(500, 'd', { on: 0 })], 500n],
    ['not when it is of another amount', [refused], [got(300, 'd')], 300n],
    [
      'not when it is of the instant of the next',
      [refused, debit(500, 5, false)],
      [got(500, 'd', { on: 5 })],
      500n,
    ],
    ['whatever order the debits are heard of', [debit(500, 5, false), refused], [got(500, 'd')], 0n],
    [
      'by the one that came back first, of two within an instant',
      [debit(500, 1, false), refused],
      [got(500, 'd', { on: 1 })],
      500n,
    ],
    [
      'by the smaller first, of two within an instant that both came back',
      [refused, debit(200, 1, true)],
      [got(500, 'd', { on: 1 })],
      200n,
    ],
  ])('%s', (_row, debits, events, paidInCents) => {
    const facts = factsOf([...events, lost(500, 'nsf', { on: 9 })], { debits });
    expect(moneyOfOrder(ORDER, facts).paidInCents).toBe(paidInCents);
  });

  it('and what was taken back out of the returns did not come back', () => {
    const facts = factsOf(
      [got(500, 'wire', { on: 0 }), lost(500, 'nsf'), lost(500, 'nsf'), event('return-reversed', 500, 'nsf')],
      { debits: [refused, debit(500, 3, true)] },
    );
    expect(moneyOfOrder(ORDER, facts).paidInCents).toBe(500n);
  });
});

describe('an order of nothing', () => {
  it.each([
    ['is not funded by nothing', [], false],
    ['is funded by a cent', [got(1, 'a')], true],
  ] as const)('%s', (_row, events, isFunded) => {
    expect(moneyOfOrder({ ...ORDER, totalCents: 0n }, factsOf(events)).isFunded).toBe(isFunded);
  });
});

describe('receipts in question', () => {
  it('are not returns that look like one', () => {
    const money = moneyOfOrder(
      ORDER,
      factsOf([got(500, 'a'), got(500, 'b'), lost(100, 'n'), lost(100, 'n')]),
    );
    expect(money).toMatchObject({ inQuestionCents: 0n, inTrustCents: 800n });
  });
});

/** Every order in which these can be heard of. */
function* permutationsOf<T>(things: readonly T[]): Generator<readonly T[]> {
  if (things.length < 2) {
    yield things;
    return;
  }
  for (const [place, first] of things.entries()) {
    for (const rest of permutationsOf(things.toSpliced(place, 1))) {
      yield [first, ...rest];
    }
  }
}

describe('in whatever order a bank tells', () => {
  it('of up to six receipts, returns, parts and look-alikes, all permutations come to the same', () => {
    const told = [
      got(500, 'a'),
      got(500, 'a', { on: 3 }),
      got(200, 'b', { wasClosed: true }),
      lost(500, 'n'),
      lost(300, 'm'),
      lost(500, 'n', { on: 4 }),
    ];
    const debits = [debit(500, 1, true), debit(300, 3, false)];
    let count = 0;
    for (const order of [ORDER, CANCELLED]) {
      for (let set = 0; set < 2 ** told.length; set += 1) {
        const events = told.filter((_event, place) => (set >> place) % 2 === 1);
        const row = { events, debits, order, inTrust: 0n, isFunded: false, flags: [] };
        const expected = stateOf(row, events);
        for (const permutation of permutationsOf(events)) {
          count += 1;
          expect(stateOf(row, permutation)).toEqual(expected);
        }
      }
    }
    expect(count).toBe(2 * 1_957);
  });

  const anyEvent = fc.record({
    kind: fc.constantFrom<MoneyEvent['kind'][]>(
      'received',
      'returned',
      'released',
      'refunded',
      'receipt-reversed',
      'return-reversed',
    ),
    amountCents: fc.bigInt({ min: 1n, max: 900n }),
    reference: fc.constantFrom('a', 'A', 'b', null),
    valueAt: fc.integer({ min: 0, max: 9 }).map(day),
    wasClosed: fc.boolean(),
    id: fc.uuid(),
    teller: fc.constantFrom<MoneyEvent['teller'][]>('payment-provider', 'dealer', 'bank', 'return-file'),
    isAtBank: fc.boolean(),
    reverses: fc.constant(null),
  });
  const anyDebit = fc.record({
    amountCents: fc.constantFrom(250n, 500n),
    handedAt: fc.integer({ min: 0, max: 9 }).map(day),
    cameBack: fc.boolean(),
  });
  const anyOrder = fc.record({
    totalCents: fc.constantFrom(250n, 500n),
    status: fc.constantFrom<PricedOrder['status'][]>('open', 'approved', 'settled', 'archived'),
  });

  it('random facts come to the same shuffled, and keep every cent', () => {
    const shuffled = fc
      .tuple(fc.array(anyEvent, { maxLength: 20 }), fc.array(anyDebit, { maxLength: 3 }))
      .chain(([events, debits]) =>
        fc.record({
          events: fc.constant(events),
          debits: fc.constant(debits),
          otherEvents: fc.shuffledSubarray(events, { minLength: events.length }),
          otherDebits: fc.shuffledSubarray(debits, { minLength: debits.length }),
        }),
      );
    fc.assert(
      fc.property(shuffled, anyOrder, (told, order) => {
        const facts = factsOf(told.events, { debits: told.debits, hasAccount: true });
        const others = factsOf(told.otherEvents, { debits: told.otherDebits, hasAccount: true });
        const money = moneyOfOrder(order, facts);
        expect(moneyOfOrder(order, others)).toEqual(money);
        expect(moneyFlagsOf(order, others)).toEqual(moneyFlagsOf(order, facts));
        expect(money.inTrustCents === 0n || money.overReturnedCents === 0n).toBe(true);
        expect(money.isFunded && money.toDebitCents > 0n).toBe(false);
        const booked = money.paidInCents + money.inQuestionCents - money.releasedCents - money.refundedCents;
        expect(booked < 0n ? -booked : 0n).toBe(money.overReturnedCents);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a receipt that is also on another order of the investor', () => {
  const reversed = (amount: number, reference: string) => event('receipt-reversed', amount, reference);
  it.each<[string, readonly MoneyEvent[], readonly MoneyEvent[], readonly string[]]>([
    [
      'under the same reference and amount is pointed out',
      [got(500, 'Wire 7')],
      [got(500, 'wire  7')],
      ['1 and 1'],
    ],
    ['of another amount is another payment', [got(500, 'wire 7')], [got(400, 'wire 7')], []],
    ['under another reference is another payment', [got(500, 'wire 7')], [got(500, 'wire 8')], []],
    ['and was taken out there is one payment', [got(500, 'a')], [got(500, 'a'), reversed(500, 'a')], []],
    ['and was taken out here is one payment', [got(500, 'a'), reversed(500, 'a')], [got(500, 'a')], []],
    ['a third time rests on something else', [got(500, 'a')], [got(500, 'a'), got(500, 'a')], ['1 and 2']],
    ['without a reference says nothing', [event('received', 500, null)], [event('received', 500, null)], []],
  ])('%s', (_case, events, elsewhere, bases) => {
    const flags = moneyFlagsOf(ORDER, factsOf(events), elsewhere);
    expect(flags.filter(({ kind }) => kind === 'on-two-orders').map(({ basis }) => basis)).toEqual(bases);
    // Whose money it is, is for a person to say: until then it counts.
    expect(moneyOfOrder(ORDER, factsOf([got(500, 'a')])).isFunded).toBe(true);
  });
});
