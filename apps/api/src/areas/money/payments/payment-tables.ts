import type { JournalAccount, MoneyKind } from '@portal/domain/money/payments/journal-accounts';
import type { PaymentFlagKind } from '@portal/domain/money/payments/payment-flag-kinds';
import type { ReturnItemOutcome, ReturnKind } from '@portal/domain/money/payments/return-file';
import type { PaymentMethod } from '@portal/domain/order/trades/payment-methods';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from '../../../platform/db/nullable-json.ts';

export type PaymentTables = {
  /** How an order is paid; account numbers are sealed with context `payment:<trade id>`. */
  payment_instructions: {
    investor_id: string;
    trade_id: string;
    method: PaymentMethod;
    sealed_account: Buffer | null;
    account_last_digits: string | null;
    void_cheque_file_id: string | null;
    /** When a debit of it came back or it was unlinked; null while the authorization is valid. */
    withdrawn_at: Date | null;
    /** When its investor unlinked it; what remains is a record that nobody pays from. */
    unlinked_at: Date | null;
    created_at: Date;
    updated_at: Date;
  };
  /**
   * All movements of money: a row is an event and its entry, debit and credit in one. Rows are only ever added; a trigger and the
   * grants enforce that. An order's money is a fold of its rows (packages/domain/src/money/payments/order-money.ts).
   */
  money_journal: {
    /** The sequence of recording, which has no influence on the result. */
    seq: GeneratedAlways<bigint>;
    id: string;
    /** Who reported it: `payment-provider`, `dealer`, or `portal`. */
    source: string;
    /** The source's own id of the event, unique with it, which makes a repetition harmless. */
    event_id: string;
    kind: MoneyKind | 'authorization';
    /** Null, with `trade_id`, while its order is not known. */
    investor_id: string | null;
    trade_id: string | null;
    /** The order as named by the source; null where the portal knew it. */
    order_ref: string | null;
    /** The bank's or the dealer's own reference; null where there is none. */
    reference: string | null;
    amount_cents: bigint;
    debit_account: JournalAccount;
    credit_account: JournalAccount;
    /** When the money moved according to the source, never later than it was recorded. */
    value_at: Date;
    recorded_at: Date;
    /** The order was cancelled, declined or settled when it was recorded. */
    order_was_closed: boolean;
    /** Everything else the source reported, unchanged. */
    facts: Json<Record<string, string>>;
    /** Who of the office told it, by id; null of what a bank or provider told, and of rows from before it was kept. */
    told_by: Generated<string | null>;
  };
  /** Rows that were reported before a statement's line was matched to them; deleted when the match is undone. */
  confirmed_money: { journal_id: string };
  /** The payor of a row, where somebody named one; sealed with context `money-payor:<journal id>`. */
  money_payors: {
    journal_id: string;
    sealed_payor: Buffer;
  };
  payment_flags: {
    id: string;
    investor_id: string | null;
    trade_id: string | null;
    kind: PaymentFlagKind;
    /** Tells flags of one kind apart; empty where an order has at most one. */
    subject: string;
    /** What it is based on: once cleared, it only comes back on another basis. */
    basis: string;
    detail: Json<Record<string, string>>;
    /** The payor, where the flag is about that; sealed with context `payment-flag:<id>`. */
    sealed_payor: Buffer | null;
    created_at: Date;
    cleared_at: Date | null;
    cleared_note: string | null;
    /** Who cleared it; null where it ended on its own. */
    cleared_by: string | null;
  };
  /** Files for the bank, newest last; sealed with context `debit-file:<id>`. */
  debit_files: {
    id: string;
    number: number;
    created_on: string;
    due_on: string;
    debits: number;
    total_cents: bigint;
    sha256: string;
    sealed: Buffer;
    created_at: Date;
  };
  debit_file_items: {
    file_id: string;
    investor_id: string;
    trade_id: string;
    amount_cents: bigint;
    /** When the bank returned the debit, so that the order may be in a file again. */
    returned_at: Date | null;
  };
  /** Files of returned debits; sealed with context `return-file:<id>`. */
  return_files: {
    id: string;
    sha256: string;
    file_name: string;
    originator_id: string;
    number: number;
    created_on: string;
    sealed: Buffer;
    imported_by: string;
    imported_at: Date;
  };
  return_items: {
    file_id: string;
    place: number;
    kind: ReturnKind;
    /** The code in Standard 007. */
    reason: string;
    reference: string;
    amount_cents: bigint;
    investor_id: string | null;
    trade_id: string | null;
    outcome: ReturnItemOutcome;
  };
  debit_file_head: { id: number; last_number: number };
};
