import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trades (
      investor_id text not null references investors (id),
      id text not null unique,
      deal_id text not null references deals (id),
      kyc_id text references kyc_versions (id),
      quantity int not null check (quantity > 0),
      unit_price_cents bigint not null check (unit_price_cents > 0),
      total_cents bigint not null,
      status smallint not null check (status in (0, 1, 2, 3, 4, 5, 8, 9)),
      holds_units boolean not null,
      hold_expires_at timestamptz,
      schedule_a jsonb,
      payment_method text check (payment_method in ('1', '2', '3')),
      payment_completed_at timestamptz,
      funds_received_at timestamptz,
      joint_investor jsonb,
      investor_signed_at timestamptz,
      joint_signed_at timestamptz,
      documents_sealed_at timestamptz,
      next_dr_step_desc text not null default '',
      reason text,
      created_at timestamptz not null,
      submitted_at timestamptz,
      decided_at timestamptz,
      archived_at timestamptz,
      updated_at timestamptz not null,
      primary key (investor_id, id),
      check (total_cents = unit_price_cents * quantity)
    )`.execute(db);
  // One open order per investor and deal: opening the wizard again resumes it.
  await sql`create unique index one_open_trade on trades (investor_id, deal_id) where status = 0`.execute(db);
  await sql`create index trades_by_investor on trades (investor_id, created_at desc, id)`.execute(db);
  await sql`create index trades_in_queue on trades (status, submitted_at) where status in (1, 2, 3)`.execute(
    db,
  );
  await sql`create index trades_on_hold on trades (hold_expires_at) where status = 0`.execute(db);
  await sql`
    create table payment_instructions (
      investor_id text not null,
      trade_id text not null,
      method text not null check (method in ('1', '2', '3')),
      sealed_account bytea,
      account_last_digits text,
      account_holder text,
      void_cheque_file_id text references files (id),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (investor_id, trade_id),
      foreign key (investor_id, trade_id) references trades (investor_id, id)
    )`.execute(db);
  await sql`
    create table ledger_entries (
      id text primary key,
      movement_id text not null,
      investor_id text not null,
      trade_id text not null,
      account text not null,
      amount_cents bigint not null check (amount_cents <> 0),
      event_key text not null,
      created_at timestamptz not null,
      unique (event_key, account),
      foreign key (investor_id, trade_id) references trades (investor_id, id)
    )`.execute(db);
  await sql`create index ledger_by_trade on ledger_entries (investor_id, trade_id, created_at)`.execute(db);
}
