import type { JournalAccount, MoneyKind } from '@portal/domain/money/payments/journal-accounts';
import type { PaymentFlagKind } from '@portal/domain/money/payments/payment-flag-kinds';
import type { ReturnItemOutcome, ReturnKind } from '@portal/domain/money/payments/return-file';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from '../../../platform/db/nullable-json.ts';

export type PaymentTables = {
  /** How an order is paid; account numbers sealed with context `payment:<trade id>`. */
  payment_instructions: {
    investor_id: string;
    trade_id: string;
    method: '1' | '2' | '3';
    sealed_account: Buffer | null;
    account_last_digits: string | null;
    void_cheque_file_id: string | null;
    /** When a debit of it came back or it was unlinked; null while the authorization stands. */
    withdrawn_at: Date | null;
    /** When its person unlinked it; what is left of it is a record that nobody pays from. */
    unlinked_at: Date | null;
    created_at: Date;
    updated_at: Date;
  };
  /**
   * Everything that money did: a row is an event and its entry, debit and credit at once. Only ever added to; a trigger and the
   * grants see to that. What an order's money is now is a fold of its rows (packages/domain/src/money/payments/order-money.ts).
   */
  money_journal: {
    /** The order in which they were recorded, which means nothing for what they come to. */
    seq: GeneratedAlways<bigint>;
    id: string;
    /** Who told: `payment-provider`, `dealer`, or `portal`. */
    source: string;
    /** The source's own id of the event, unique with it: told again, it has no second effect. */
    event_id: string;
    kind: MoneyKind | 'authorization';
    /** Null with `trade_id` while nobody knows for which order it is. */
    investor_id: string | null;
    trade_id: string | null;
    /** The order as the source names it; null where the portal knew. */
    order_ref: string | null;
    /** The bank's or the dealer's own word for it; null where there is none. */
    reference: string | null;
    amount_cents: bigint;
    debit_account: JournalAccount;
    credit_account: JournalAccount;
    /** When the money moved, as the source says, never later than it was recorded. */
    value_at: Date;
    recorded_at: Date;
    /** The order was cancelled, declined or settled when it was recorded. */
    order_was_closed: boolean;
    /** What the source told beside all that, as it told it. */
    facts: Json<Record<string, string>>;
    /** Who of the office told it, by id; null of what a bank or provider told, and of rows from before it was kept. */
    told_by: Generated<string | null>;
  };
  /** Rows that were told before a line of the bank's statement was matched to them; gone where the match is undone. */
  confirmed_money: { journal_id: string };
  /** Who paid what a row tells of, where somebody said; sealed with context `money-payor:<journal id>`. */
  money_payors: {
    journal_id: string;
    sealed_payor: Buffer;
  };
  payment_flags: {
    id: string;
    investor_id: string | null;
    trade_id: string | null;
    kind: PaymentFlagKind;
    /** Which of several of its kind; empty where an order has one at most. */
    subject: string;
    /** What it rests on: cleared, it comes back on something else only. */
    basis: string;
    detail: Json<Record<string, string>>;
    /** Who paid, where the flag is about that; sealed with context `payment-flag:<id>`. */
    sealed_payor: Buffer | null;
    created_at: Date;
    cleared_at: Date | null;
    cleared_note: string | null;
    /** Who cleared it; null where it ended by itself, and of before this was kept. */
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
    /** When the bank gave the debit back: then the order may be in a file again. */
    returned_at: Date | null;
  };
  /** Files of debits that came back; sealed with context `return-file:<id>`. */
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
    /** Standard 007's code. */
    reason: string;
    reference: string;
    amount_cents: bigint;
    investor_id: string | null;
    trade_id: string | null;
    outcome: ReturnItemOutcome;
  };
  debit_file_head: { id: number; last_number: number };
};
