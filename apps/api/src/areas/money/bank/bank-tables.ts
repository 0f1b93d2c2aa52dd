import type { UseKind } from '@portal/domain/money/bank/lines/office-unapplied.wire';
import type { PassedOver, RowsBy } from '@portal/domain/money/bank/statements/statement';
import type { StatementProfile } from '@portal/domain/money/bank/statements/statement-profile';
import type { OfBankKind } from '@portal/domain/money/payments/journal-accounts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, NullableJson } from '../../../platform/db/nullable-json.ts';

/** What a part of a line is: money of an order, unapplied money, or the bank's own. */
type MatchKind = 'received' | 'returned' | 'paid-out' | 'unapplied' | 'sent-back' | OfBankKind;

export type BankTables = {
  /** Accounts that hold investors' money in trust. */
  trust_accounts: {
    id: string;
    name: string;
    currency: 'CAD';
    /** The balance before the first line of its first statement. */
    opening_cents: bigint;
    /** What its lines come to, kept by the database. */
    lines_cents: GeneratedAlways<bigint>;
    opened_on: string;
    /** How its bank's files are read, as last agreed by a person; null before the first one. */
    profile: NullableJson<StatementProfile>;
    /** The account's name in its bank's files, where they hold several accounts. */
    file_account: string | null;
    created_at: Date;
  };
  /** Imported statement files; sealed whole with context `bank-statement:<id>`. */
  bank_statements: {
    id: string;
    account_id: string;
    sha256: string;
    file_name: string;
    profile: Json<StatementProfile>;
    lines: number;
    new_lines: number;
    /** All that the file has, with those that are no movement; null of a file from before that was counted. */
    rows: number | null;
    /** What the rows are numbered by; those of files from before are by lines, also where several stand on one. */
    rows_by: Generated<RowsBy>;
    first_day: string;
    last_day: string;
    opening_cents: bigint;
    closing_cents: bigint;
    sealed: Buffer;
    imported_by: string;
    imported_at: Date;
  };
  /** A movement of an account, stored once however many files contain it. */
  bank_lines: {
    seq: GeneratedAlways<bigint>;
    id: string;
    account_id: string;
    statement_id: string;
    line_number: number;
    day: string;
    /** Positive for money in, negative for money out. */
    cents: bigint;
    /** What the bank wrote and what identifies the line; JSON sealed with context `bank-line:<id>`. */
    sealed: Buffer;
    /** The keyed fingerprint of what identifies it (domain bank/line-identity), and its place among lines that look alike. */
    likeness: string;
    likeness_key: string;
    occurrence: number;
    /** Maintained by a trigger on bank_matches; a check keeps it within the line's amount. */
    matched_cents: Generated<bigint>;
  };
  /** Rows of a file that are not new movements of the account, and why. */
  bank_rows_passed_over: {
    statement_id: string;
    line_number: number;
    because: PassedOver['because'] | 'known';
  };
  /** The journal row that a line, or a part of it, stands for. Made and undone, never changed. */
  bank_matches: {
    id: string;
    line_id: string;
    kind: MatchKind;
    cents: bigint;
    /** Null with `trade_id` for money without an order: `unapplied` came in, `sent-back` left, the others are the bank's own. */
    investor_id: string | null;
    trade_id: string | null;
    journal_id: string;
    /** True where the line booked the row; false where the row was there before. */
    is_booked: boolean;
    how: 'reference' | 'person';
    /** Sealed with context `bank-match:<id>`. */
    sealed_payor: Buffer | null;
    reason: string | null;
    matched_by: string;
    matched_at: Date;
    undone_by: string | null;
    undone_reason: string | null;
    undone_at: Date | null;
    undo_journal_id: string | null;
  };
  /** Journal rows about the trust account without a live match to a line; kept by triggers on the journal and the matches. */
  money_not_at_bank: {
    journal_id: string;
    seq: bigint;
    value_at: Date;
    /** The open row that takes it back, or that it takes back, and the later value time of the two. */
    paired_with: string | null;
    over_at: Date | null;
  };
  /** Journal rows of money that was released or refunded and that no live match shows gone; kept by triggers likewise. */
  money_not_paid_out: { journal_id: string };
  /** Money of no order: a match of kind `unapplied`, by its id, and how much of it is used. */
  unapplied_money: {
    id: string;
    /** The journal row that brought it; all later rows refer to it. */
    journal_id: string;
    cents: bigint;
    /** Maintained by a trigger on unapplied_uses; a check keeps it within the amount. */
    used_cents: Generated<bigint>;
    /** When its match was undone; a check requires that none of it was in use. */
    ended_at: Date | null;
  };
  /** What was done with it, each with its journal row. Made and undone, never changed. */
  unapplied_uses: {
    id: string;
    unapplied_id: string;
    kind: UseKind;
    cents: bigint;
    /** The order that got it; null for what was sent back. */
    investor_id: string | null;
    trade_id: string | null;
    /** The day it was sent back. */
    sent_on: string | null;
    journal_id: string;
    reason: string;
    made_by: string;
    made_at: Date;
    undone_by: string | null;
    undone_reason: string | null;
    undone_at: Date | null;
    undo_journal_id: string | null;
  };
};
