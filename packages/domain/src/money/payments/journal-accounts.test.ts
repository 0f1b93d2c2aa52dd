import { describe, expect, it } from 'vitest';
import {
  appliedPostingOf,
  type JournalAccount,
  type MoneyKind,
  postingOf,
  type ToldKind,
  unappliedPostingOf,
} from './journal-accounts.ts';

describe('money of an order', () => {
  it.each<[MoneyKind, JournalAccount, JournalAccount]>([
    ['received', 'order-funds', 'trust'],
    ['returned', 'trust', 'order-funds'],
    ['released', 'issuers', 'order-funds'],
    ['refunded', 'refunds-payable', 'order-funds'],
    ['receipt-reversed', 'trust', 'order-funds'],
    ['return-reversed', 'order-funds', 'trust'],
    ['paid-out', 'trust', 'issuers'],
    ['pay-out-reversed', 'issuers', 'trust'],
  ])('that is %s is credited to %s and debited to %s', (kind, credit, debit) => {
    expect(postingOf(kind)).toEqual({ debit, credit });
  });
});

describe('money of no order that the portal knows', () => {
  it.each<[ToldKind, JournalAccount, JournalAccount]>([
    ['received', 'unapplied', 'trust'],
    ['returned', 'trust', 'unapplied'],
  ])('that is %s is credited to %s and debited to %s', (kind, credit, debit) => {
    expect(unappliedPostingOf(kind)).toEqual({ debit, credit });
  });

  it.each<[ToldKind, JournalAccount, JournalAccount]>([
    ['received', 'order-funds', 'unapplied'],
    ['returned', 'unapplied', 'order-funds'],
  ])('that was %s is credited to %s and debited to %s once its order is found', (kind, credit, debit) => {
    expect(appliedPostingOf(kind)).toEqual({ debit, credit });
  });
});
