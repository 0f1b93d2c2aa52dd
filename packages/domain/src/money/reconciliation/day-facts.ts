import type { CalendarDate } from '../../ground/people/calendar-date.ts';
import type { MoneyKind } from '../payments/journal-accounts.ts';

/** A trust account at the end of a day, as its bank's files have it. */
export type DayAccount = {
  readonly id: string;
  /** What it held before its first line. */
  readonly openingCents: bigint;
  readonly closingCents: bigint;
  readonly openedOn: CalendarDate;
};

/** A line of a statement up to the day, with the entries that it was matched to. */
export type DayLine = {
  readonly id: string;
  readonly accountId: string;
  readonly day: CalendarDate;
  /** More than nothing came in, less went out. */
  readonly cents: bigint;
  readonly text: string;
  /** Each with the value day of its entry; cents more than nothing. */
  readonly parts: readonly { readonly cents: bigint; readonly entryDay: CalendarDate }[];
};

/** An entry of the books about the trust account, of a value day up to the day. */
export type DayEntry = {
  readonly id: string;
  readonly kind: MoneyKind;
  readonly day: CalendarDate;
  /** More than nothing came in, less went out. */
  readonly cents: bigint;
  readonly tradeId: string | null;
  readonly text: string | null;
  /** The entry that it takes back, where it says so. */
  readonly undoes: string | null;
  /** The day of the bank's line that it was matched to; null while there is none. */
  readonly lineDay: CalendarDate | null;
};

/** What an order's investor has in trust by the fold of its money. */
export type OrderShare = {
  readonly tradeId: string;
  /** Never less than nothing. */
  readonly heldCents: bigint;
  /** What came back beyond everything that was there. */
  readonly shortCents: bigint;
  /** Of debits that came back and were never credited: the books took it out, and it was never in. */
  readonly neverCreditedCents: bigint;
};

/** Everything that the reconciliation of a day follows from. */
export type DayFacts = {
  readonly day: CalendarDate;
  readonly accounts: readonly DayAccount[];
  readonly lines: readonly DayLine[];
  readonly entries: readonly DayEntry[];
  /** The balance of the trust account in the books at the end of the day. */
  readonly booksCents: bigint;
  readonly shares: readonly OrderShare[];
  /** Money of no order yet; less than nothing is what went back of none. */
  readonly unapplied: readonly { readonly id: string; readonly cents: bigint; readonly day: CalendarDate }[];
  /** Released or refunded, and not yet gone from the bank. */
  readonly toIssuersCents: bigint;
  readonly toInvestorsCents: bigint;
  /** What the bank took for itself, below nothing, and what it paid; both without what the dealer made good or took out. */
  readonly bankChargesCents: bigint;
  readonly bankInterestCents: bigint;
};
