import { describe, expect, it } from 'vitest';
import { flagAmountCents } from './flag-amount-cents.ts';
import type { MoneyEvent, MoneyFacts } from './money-event.ts';
import { toldEvent } from './testing/told-event.ts';

const event = (kind: MoneyEvent['kind'], amountCents: bigint, day = 1): MoneyEvent =>
  toldEvent({
    kind,
    amountCents,
    reference: null,
    valueAt: new Date(Date.UTC(2026, 10, day)),
    wasClosed: false,
  });
const facts = (change: Partial<MoneyFacts>): MoneyFacts => ({
  events: [],
  debits: [],
  confirmedTimes: new Map(),
  hasAccount: false,
  ...change,
});
const RUNNING = { totalCents: 500_000n, status: 'approved' } as const;
const OVER = { totalCents: 500_000n, status: 'archived' } as const;
const handed = { amountCents: 500_000n, handedAt: new Date(Date.UTC(2026, 10, 2)), cameBack: false };

describe('the amount that a flag is about', () => {
  it.each([
    ['what is too much', 'overpaid', RUNNING, { events: [event('received', 500_100n)] }, 100n],
    ['all that is held', 'refund-due', OVER, { events: [event('received', 500_000n)] }, 500_000n],
    ['all that came late', 'money-for-closed-order', OVER, { events: [event('received', 20_000n)] }, 20_000n],
    ['the debit at the bank', 'debit-under-way', OVER, { debits: [handed] }, 500_000n],
    [
      'nothing once that came back',
      'debit-under-way',
      OVER,
      { debits: [{ ...handed, cameBack: true }] },
      null,
    ],
    ['what came back beyond all', 'over-returned', RUNNING, { events: [event('returned', 700n)] }, 700n],
    [
      'the last return',
      'returned',
      RUNNING,
      { events: [event('returned', 900n, 3), event('returned', 400n, 9), event('received', 900n, 1)] },
      400n,
    ],
    ['what would be debited', 'account-changed', RUNNING, { hasAccount: true }, 500_000n],
    ['nothing that anybody knows', 'looks-twice', RUNNING, {}, null],
  ] as const)('is %s (%s)', (_what, kind, order, change, cents) => {
    expect(flagAmountCents(kind, {}, { order, facts: facts(change) })).toBe(cents);
  });

  it('is the amount that was reported, where there is one', () => {
    expect(flagAmountCents('unmatched', { amountCents: '2500' }, null)).toBe(2_500n);
    expect(flagAmountCents('unmatched', { amountCents: 'x' }, null)).toBeNull();
  });
});
