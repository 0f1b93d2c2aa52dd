import { type Kysely, sql } from 'kysely';

/** What the desk keeps: who has what, named lists, who looks at what, what was asked for, checked and looked at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await claims(db);
  await changes(db);
  await looks(db);
  await queues(db);
}

async function claims(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table desk_claims (
      kind text not null check (kind in ('order', 'identity', 'money', 'payment-flag', 'papers', 'bounce', 'job')),
      subject_id text not null,
      version int not null check (version > 0),
      holder_id text references staff (id),
      held_at timestamptz,
      lease_ends_at timestamptz,
      snoozed_until timestamptz,
      tags text[] not null default '{}',
      primary key (kind, subject_id),
      check ((holder_id is null) = (held_at is null) and (holder_id is null) = (lease_ends_at is null))
    )`.execute(db);
  await sql`create index desk_claims_by_holder on desk_claims (holder_id) where holder_id is not null`.execute(
    db,
  );
  await sql`
    create table desk_viewers (
      staff_id text not null references staff (id),
      tab text not null,
      kind text not null,
      subject_id text not null,
      seen_at timestamptz not null,
      primary key (staff_id, tab)
    )`.execute(db);
  await sql`create index desk_viewers_by_subject on desk_viewers (kind, subject_id, seen_at)`.execute(db);
  await sql`
    create table desk_views (
      id text primary key,
      owner_id text not null references staff (id),
      name text not null,
      queue text not null,
      filter jsonb not null,
      is_shared boolean not null,
      created_at timestamptz not null,
      removed_at timestamptz
    )`.execute(db);
}

async function changes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table change_requests (
      investor_id text not null,
      id text primary key,
      trade_id text not null,
      kyc_id text references kyc_versions (id),
      answered_kyc_id text references kyc_versions (id),
      asked_by text references staff (id),
      note text,
      answer_by date not null,
      sealed_before bytea not null,
      sealed_after bytea,
      asked_at timestamptz not null,
      answered_at timestamptz,
      closed_at timestamptz,
      foreign key (investor_id, trade_id) references trades (investor_id, id)
    )`.execute(db);
  await sql`create index change_requests_by_trade on change_requests (investor_id, trade_id, asked_at)`.execute(
    db,
  );
  // One at a time: the next one closes the one before.
  await sql`create unique index one_open_change_request on change_requests (trade_id) where closed_at is null`.execute(
    db,
  );
  await sql`
    create table change_items (
      id text primary key,
      request_id text not null references change_requests (id),
      position int not null,
      path text not null,
      reason text not null,
      note text not null,
      unique (request_id, path)
    )`.execute(db);
  await sql`alter table trades add column next_step text`.execute(db);
}

async function looks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identity_checks (
      id text primary key,
      investor_id text not null references investors (id),
      kyc_id text not null references kyc_versions (id),
      outcome text not null check (outcome in ('confirmed', 'not-confirmed')),
      note text not null,
      checked_by text not null references staff (id),
      checked_at timestamptz not null
    )`.execute(db);
  await sql`create index identity_checks_by_version on identity_checks (kyc_id, checked_at desc)`.execute(db);
  await sql`
    create table reveals (
      id text primary key,
      staff_id text not null references staff (id),
      investor_id text not null references investors (id),
      kyc_id text not null references kyc_versions (id),
      path text not null,
      reason text not null,
      file_id text,
      at timestamptz not null,
      ends_at timestamptz not null
    )`.execute(db);
}

/** Indexes of exactly the shape in which the queues are read: what waits, the longest waiting first. */
async function queues(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index trades_to_decide on trades (submitted_at, id) where status in (1, 3)`.execute(db);
  await sql`
    create index trades_to_fund on trades (submitted_at, id)
    where status in (1, 3, 4) and funds_received_at is null`.execute(db);
  await sql`create index trades_newest on trades (created_at desc, id) where status <> 0`.execute(db);
  await sql`create index investors_by_representative on investors (dealer_representative_id)`.execute(db);
  await sql`create index bounces_open on mail_bounces (received_at, id) where cleared_at is null`.execute(db);
}
