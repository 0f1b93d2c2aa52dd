import { type Kysely, sql } from 'kysely';

/**
 * Days of the trust accounts that were reconciled. A day is closed once, after the one before it, by somebody other than who prepared it, and
 * what it says stays. What people wrote of differences is added to and never changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeDays(db);
  await makeExplanations(db);
  await keepDays(db);
}

async function makeDays(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trust_days (
      day text primary key check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      previous_day text unique references trust_days (day),
      content text not null,
      content_sha256 text not null,
      bank_cents bigint not null,
      books_cents bigint not null,
      investors_cents bigint not null,
      differences int not null check (differences >= 0),
      proposal_id text not null unique references proposals (id),
      prepared_by text not null references staff (id),
      prepared_at timestamptz not null,
      reviewed_by text not null references staff (id),
      closed_at timestamptz not null,
      constraint trust_day_follows check (previous_day < day),
      constraint trust_day_by_two check (prepared_by <> reviewed_by),
      constraint trust_day_says_so check (content_sha256 = encode(sha256(convert_to(content, 'UTF8')), 'hex'))
    )`.execute(db);
  await sql`
    create unique index one_first_trust_day on trust_days ((true)) where previous_day is null`.execute(db);
  await sql`
    create table trust_day_papers (
      day text not null references trust_days (day),
      language text not null check (language in ('en', 'fr')),
      file_id text not null references files (id),
      made_at timestamptz not null,
      primary key (day, language)
    )`.execute(db);
}

async function makeExplanations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trust_explanations (
      seq bigint generated always as identity primary key,
      id text not null unique,
      key text not null,
      cents bigint not null check (cents <> 0),
      day text not null,
      kind text not null check (kind in
        ('in-transit', 'bank-charge', 'bank-interest', 'payer-unknown', 'transfer', 'told-twice',
         'bank-error', 'book-error', 'other')),
      words text not null check (char_length(words) between 1 and 1000),
      written_by text not null references staff (id),
      written_at timestamptz not null
    )`.execute(db);
  await sql`create index trust_explanations_by_key on trust_explanations (key, seq)`.execute(db);
  await sql`create index trust_explanations_by_day on trust_explanations (day)`.execute(db);
  await sql`
    create table trust_balance_readings (
      seq bigint generated always as identity primary key,
      id text not null unique,
      account_id text not null references trust_accounts (id),
      day text not null,
      cents bigint not null,
      read_by text not null references staff (id),
      read_at timestamptz not null
    )`.execute(db);
  await sql`
    create index trust_balance_readings_by_day on trust_balance_readings (account_id, day)`.execute(db);
}

/** A day is closed by an approved proposal about itself, by its maker and somebody who approved it as it is; then it stays. */
async function keepDays(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_trust_day() returns trigger language plpgsql as $$
    begin
      if new.previous_day is distinct from (select max(day) from trust_days) then
        raise exception 'Days are closed in order'
          using errcode = 'check_violation', constraint = 'trust_days_in_order';
      end if;
      if not exists (
        select 1 from proposals
        join approvals on approvals.proposal_id = proposals.id and approvals.checker_id = new.reviewed_by
          and approvals.payload_hash = proposals.payload_hash
        where proposals.id = new.proposal_id and proposals.kind = 'close-trust-day'
          and proposals.target = 'trust-day:' || new.day and proposals.maker_id = new.prepared_by
          and proposals.state = 'approved' and proposals.payload ->> 'sha256' = new.content_sha256
      ) then
        raise exception 'A day is closed by who approved it as it is'
          using errcode = 'check_violation', constraint = 'trust_day_is_approved';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger trust_days_are_kept before insert on trust_days
    for each row execute function keep_trust_day()`.execute(db);
  await sql`
    create function refuse_trust_day_change() returns trigger language plpgsql as $$
    begin
      raise exception 'What was reconciled stays on record'
        using errcode = 'check_violation', constraint = 'trust_days_stay';
    end $$`.execute(db);
  for (const table of ['trust_days', 'trust_day_papers', 'trust_explanations', 'trust_balance_readings']) {
    await sql`
      create trigger ${sql.id(`${table}_stay`)} before update or delete on ${sql.id(table)}
      for each row execute function refuse_trust_day_change()`.execute(db);
  }
}
