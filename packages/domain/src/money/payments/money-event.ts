import type { MoneyKind } from './journal-accounts.ts';

/** Who reports money: a provider of a bank's events, the dealer by hand, a bank's statement, or its file of returned debits. */
export type MoneySource = 'payment-provider' | 'dealer' | 'bank' | 'return-file';

/** One row of the journal about an order. */
export type MoneyEvent = {
  readonly id: string;
  readonly kind: MoneyKind;
  /** More than nothing; the kind says which way it went. */
  readonly amountCents: bigint;
  /** The bank's or the dealer's word for the transfer. */
  readonly reference: string | null;
  /** When the money moved, as its source says; not when the portal heard of it. */
  readonly valueAt: Date;
  /** The order was cancelled, declined or settled when the portal heard of it. */
  readonly wasClosed: boolean;
  /** For money that was unapplied first, who reported it then. */
  readonly teller: MoneySource;
  /** A line of the bank's statement stands for it, and for nothing else. */
  readonly isAtBank: boolean;
  /** The row that it takes back out; null of rows that do not, and from before they were named. */
  readonly reverses: string | null;
};

/** A debit of the order that was handed to the bank in a file. */
export type HandedDebit = {
  readonly amountCents: bigint;
  readonly handedAt: Date;
  /** The bank gave it back. */
  readonly cameBack: boolean;
};

/** All that an order's money follows from; in no order of its own. */
export type MoneyFacts = {
  readonly events: readonly MoneyEvent[];
  readonly debits: readonly HandedDebit[];
  /** By subject, how many look-alikes somebody has confirmed as payments of their own. */
  readonly confirmedTimes: ReadonlyMap<string, number>;
  /** The account to debit belongs to the way of paying that is chosen now. */
  readonly hasAccount: boolean;
};
