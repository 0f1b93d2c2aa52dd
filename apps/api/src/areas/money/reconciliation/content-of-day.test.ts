import type { OrderShare } from '@portal/domain/money/reconciliation/day-facts';
import type { Difference } from '@portal/domain/money/reconciliation/difference';
import {
  DIFFERENCES_MAX,
  SHARES_LISTED_MAX,
} from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { describe, expect, it } from 'vitest';
import { type ClosedWith, contentOfDay } from './content-of-day.ts';

const SPAN = {
  day: '2026-10-05',
  previousDay: null,
  since: '2026-10-04',
  from: new Date('2026-10-05T04:00:00Z'),
  until: new Date('2026-10-06T04:00:00Z'),
};
const ACCOUNT = {
  id: 'a1',
  name: 'Trust',
  openedOn: '2026-10-01',
  openingCents: 0n,
  inCents: 3_000n,
  outCents: 1_000n,
  closingCents: 12_000n,
  hasStatement: true,
  readCents: null,
};
const BOOKS = {
  inCents: 3_000n,
  outCents: 1_000n,
  closingCents: 12_000n,
  toIssuersCents: 0n,
  toInvestorsCents: 0n,
  bankChargesCents: 0n,
  bankInterestCents: 0n,
};
const share = (tradeId: string, heldCents: bigint): OrderShare => ({
  tradeId,
  heldCents,
  shortCents: 0n,
  neverCreditedCents: 0n,
});
const difference = (key: string, accountId: string | null, tradeId: string | null = null): Difference => ({
  key,
  kind: 'bank-line',
  between: 'bank-books',
  cents: 5n,
  day: '2026-10-05',
  accountId,
  tradeId,
  text: null,
  clearedOn: null,
});

function contentWith(
  shares: OrderShare[],
  differences: Difference[] = [],
  closedWith: ClosedWith | null = null,
) {
  const facts = {
    day: '2026-10-05',
    accounts: [ACCOUNT],
    lines: [],
    entries: [],
    booksCents: 12_000n,
    shares,
    unapplied: [
      { id: 'u1', cents: 700n, day: '2026-10-05' },
      { id: 'u2', cents: -200n, day: '2026-10-05' },
    ],
    toIssuersCents: 0n,
    toInvestorsCents: 0n,
    bankChargesCents: 0n,
    bankInterestCents: 0n,
  };
  const reconciled = { bankCents: 12_000n, booksCents: 12_000n, investorsCents: 11_000n, differences };
  const gathered = { facts, accounts: [ACCOUNT], books: BOOKS };
  return contentOfDay(SPAN, gathered, reconciled, { closedWith, written: new Map(), stateSha256: null });
}

describe('the content of a day in trust', () => {
  it('opens the first day with its closing balance less what moved on it', () => {
    const { bank, investors } = contentWith([]);
    expect(bank).toEqual({ opening: 100, earlierDays: 0, moneyIn: 30, moneyOut: 10, closing: 120 });
    expect(investors).toEqual({ opening: null, closing: 110 });
  });

  it('opens a later day with the closing of the day before, and names what came to earlier days', () => {
    const closedWith = { bankCents: 9_500n, booksCents: 10_000n, investorsCents: 9_000n };
    const { bank, books, investors } = contentWith([], [], closedWith);
    expect([bank.opening, bank.earlierDays]).toEqual([95, 5]);
    expect([books.opening, books.earlierDays]).toEqual([100, 0]);
    expect(investors.opening).toBe(90);
  });

  it('lists the orders with money, and unapplied money', () => {
    const { held } = contentWith([share('t-1', 1n), share('t-2', 0n)]);
    expect(held.orders.map(({ tradeId, amount }) => [tradeId, amount])).toEqual([['t-1', 0.01]]);
    expect([held.forOrders, held.unapplied]).toEqual([0.01, 7]);
  });

  it('lists as many orders and differences as fit a page, and counts all the money', () => {
    const shares = Array.from({ length: SHARES_LISTED_MAX + 1 }, (_, place) => share(`t-${place}`, 100n));
    const differences = Array.from({ length: DIFFERENCES_MAX + 1 }, (_, place) =>
      difference(`d-${place}`, null),
    );
    const { held, differences: listed } = contentWith(shares, differences);
    expect([held.orders.length, held.forOrders]).toEqual([SHARES_LISTED_MAX, SHARES_LISTED_MAX + 1]);
    expect(listed).toHaveLength(DIFFERENCES_MAX);
  });

  it('names the account of a difference, where it has one', () => {
    const { differences } = contentWith([], [difference('d-1', 'a1'), difference('d-2', null)]);
    expect(differences.map(({ account }) => account)).toEqual(['Trust', null]);
  });

  it('names the order of a difference, where it has one', () => {
    const { differences } = contentWith([], [difference('d-1', null, 'trade-1'), difference('d-2', null)]);
    expect(differences.map(({ tradeId, reference }) => [tradeId, reference])).toEqual([
      ['trade-1', orderReference('trade-1')],
      [null, null],
    ]);
  });
});
