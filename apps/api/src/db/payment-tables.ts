import type { Json } from './column-types.ts';

/** What moved in the ledger (see payments/ledger.store.ts). */
export type MovementKind = 'authorization' | 'received' | 'returned' | 'released' | 'refunded';

/** Why somebody at the dealer has to look (see payments/payment-flags.store.ts). */
export type PaymentFlagKind =
  | 'money-for-closed-order'
  | 'overpaid'
  | 'unmatched'
  | 'refund-due'
  | 'debit-under-way'
  | 'returned'
  | 'account-changed';

export type PaymentTables = {
  /** Double entry: the rows of one movement_id sum to zero. Accounts are named in payments/ledger.store.ts. */
  ledger_entries: {
    id: string;
    movement_id: string;
    investor_id: string;
    trade_id: string;
    account: string;
    amount_cents: bigint;
    /** Natural key of the event that caused it, unique: the same event has one effect. */
    event_key: string;
    kind: MovementKind;
    /** The bank's or the dealer's own word for it; null where there is none. */
    reference: string | null;
    created_at: Date;
  };
  /** What a bank or a provider told; kept also when no order of ours is meant. */
  payment_events: {
    id: string;
    event_id: string;
    kind: 'received' | 'returned';
    /** The order as the event names it. */
    order_ref: string;
    amount_cents: bigint;
    reference: string;
    investor_id: string | null;
    trade_id: string | null;
    occurred_at: Date;
    recorded_at: Date;
  };
  payment_flags: {
    id: string;
    investor_id: string | null;
    trade_id: string | null;
    kind: PaymentFlagKind;
    detail: Json<Record<string, string>>;
    created_at: Date;
    cleared_at: Date | null;
    cleared_note: string | null;
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
  debit_file_head: { id: number; last_number: number };
  /** Links to give a bank account for an order: of the portal's own page, or to a provider. */
  finconnect_links: {
    investor_id: string;
    id: string;
    trade_id: string;
    /** Of the token of our own page, or of the nonce of a provider's state. */
    token_hash: string;
    return_url: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
};
