import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ledger_entries add column kind text, add column reference text`.execute(db);
  await sql`
    update ledger_entries set
      kind = case when event_key like 'received:%' then 'received' else 'authorization' end,
      reference = case when event_key like 'received:%'
        then substring(event_key from length('received:' || trade_id || ':') + 1) end`.execute(db);
  await sql`
    alter table ledger_entries
      alter column kind set not null,
      add check (kind in ('authorization', 'received', 'returned', 'released', 'refunded'))`.execute(db);
  // A debit that came back: the account is still known, the authorization on it is not.
  await sql`alter table payment_instructions add column withdrawn_at timestamptz`.execute(db);
  await sql`
    create table payment_events (
      id text primary key,
      event_id text not null unique,
      kind text not null check (kind in ('received', 'returned')),
      order_ref text not null,
      amount_cents bigint not null check (amount_cents > 0),
      reference text not null,
      investor_id text,
      trade_id text,
      occurred_at timestamptz not null,
      recorded_at timestamptz not null,
      foreign key (investor_id, trade_id) references trades (investor_id, id)
    )`.execute(db);
  await sql`create index payment_events_by_trade on payment_events (investor_id, trade_id)`.execute(db);
  await sql`
    create table payment_flags (
      id text primary key,
      investor_id text,
      trade_id text,
      kind text not null check (kind in
        ('money-for-closed-order', 'overpaid', 'unmatched', 'refund-due', 'returned', 'account-changed')),
      detail jsonb not null,
      created_at timestamptz not null,
      cleared_at timestamptz,
      cleared_note text,
      foreign key (investor_id, trade_id) references trades (investor_id, id)
    )`.execute(db);
  // An order is pointed out once for the same reason, until somebody has looked.
  await sql`
    create unique index one_open_flag on payment_flags (trade_id, kind)
    where trade_id is not null and cleared_at is null`.execute(db);
  await sql`create index open_flags on payment_flags (created_at) where cleared_at is null`.execute(db);
  await debitFiles(db);
  await sql`
    create table finconnect_links (
      investor_id text not null,
      id text not null,
      trade_id text not null,
      token_hash text not null unique,
      return_url text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      primary key (investor_id, id),
      foreign key (investor_id, trade_id) references trades (investor_id, id)
    )`.execute(db);
  await sql`create index finconnect_links_by_trade on finconnect_links (investor_id, trade_id)`.execute(db);
}

async function debitFiles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table debit_files (
      id text primary key,
      number int not null check (number between 1 and 9999),
      created_on text not null,
      due_on text not null,
      debits int not null check (debits > 0),
      total_cents bigint not null check (total_cents > 0),
      sha256 text not null,
      sealed bytea not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index debit_files_by_number on debit_files (number, created_at desc)`.execute(db);
  await sql`
    create table debit_file_items (
      file_id text not null references debit_files (id),
      investor_id text not null,
      trade_id text not null,
      amount_cents bigint not null check (amount_cents > 0),
      returned_at timestamptz,
      primary key (file_id, trade_id),
      foreign key (investor_id, trade_id) references trades (investor_id, id)
    )`.execute(db);
  // An order is in one file, unless the bank gave its debit back.
  await sql`
    create unique index one_debit on debit_file_items (trade_id) where returned_at is null`.execute(db);
  await sql`create table debit_file_head (id int primary key check (id = 1), last_number int not null)`.execute(
    db,
  );
  await sql`insert into debit_file_head (id, last_number) values (1, 0)`.execute(db);
}
