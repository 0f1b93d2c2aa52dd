import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table investors add column email_verified_at timestamptz`.execute(db);
  // A name for each session that may be shown and sent back: the hash of its token stays inside.
  await sql`alter table sessions add column id text`.execute(db);
  await sql`update sessions set id = gen_random_uuid()::text`.execute(db);
  await sql`alter table sessions alter column id set not null`.execute(db);
  await sql`create unique index sessions_by_id on sessions (investor_id, id)`.execute(db);
  await sql`
    create table email_verifications (
      token_hash text primary key,
      investor_id text not null references investors (id),
      email text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index email_verifications_by_investor on email_verifications (investor_id)`.execute(db);
  await sql`
    create table email_changes (
      investor_id text not null references investors (id),
      id text not null,
      new_email text not null check (new_email = lower(new_email)),
      old_token_hash text not null unique,
      new_token_hash text not null unique,
      old_confirmed_at timestamptz,
      new_confirmed_at timestamptz,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      changed_at timestamptz,
      cancelled_at timestamptz,
      primary key (investor_id, id)
    )`.execute(db);
  await sql`
    create unique index email_changes_one_pending on email_changes (investor_id)
    where changed_at is null and cancelled_at is null`.execute(db);
  await sql`
    create table two_factor (
      investor_id text primary key references investors (id),
      sealed_secret bytea not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint not null
    )`.execute(db);
  await sql`
    create table recovery_codes (
      investor_id text not null references investors (id),
      code_mark text not null,
      created_at timestamptz not null,
      used_at timestamptz,
      primary key (investor_id, code_mark)
    )`.execute(db);
  await sql`
    create table sign_in_challenges (
      token_hash text primary key,
      investor_id text not null references investors (id),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      tries int not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index sign_in_challenges_by_investor on sign_in_challenges (investor_id)`.execute(db);
  // Places from which the account was opened before, as keyed fingerprints: a guesser elsewhere cannot lock them out.
  await sql`
    create table sign_in_places (
      investor_id text not null references investors (id),
      place_mark text not null,
      seen_at timestamptz not null,
      primary key (investor_id, place_mark)
    )`.execute(db);
}
