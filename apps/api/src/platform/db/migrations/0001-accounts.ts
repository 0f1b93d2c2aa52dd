import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table investors (
      id text primary key,
      email text not null unique check (email = lower(email)),
      first_name text not null,
      last_name text not null,
      phone text,
      password_hash text not null,
      language text not null check (language in ('en', 'fr')),
      province text,
      dealer_representative_id text,
      referral jsonb,
      onboarded_at timestamptz,
      onboarding_answers jsonb,
      terms_accepted_at timestamptz not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table sessions (
      token_hash text primary key,
      investor_id text not null references investors (id),
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      user_agent text not null
    )`.execute(db);
  await sql`create index sessions_by_investor on sessions (investor_id) where ended_at is null`.execute(db);
  await sql`
    create table password_resets (
      token_hash text primary key,
      investor_id text not null references investors (id),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index password_resets_by_investor on password_resets (investor_id)`.execute(db);
  await sql`
    create table drafts (
      investor_id text not null references investors (id),
      scope text not null,
      sealed bytea not null,
      saved_at timestamptz not null,
      primary key (investor_id, scope)
    )`.execute(db);
  await sql`
    create table idempotency_keys (
      owner text not null,
      key text not null,
      route text not null,
      fingerprint text not null,
      answer bytea,
      status int,
      locked_until timestamptz not null,
      created_at timestamptz not null,
      primary key (owner, key, route)
    )`.execute(db);
  await sql`
    create table rate_limits (
      key text not null,
      window_start timestamptz not null,
      hits int not null,
      primary key (key, window_start)
    )`.execute(db);
}
