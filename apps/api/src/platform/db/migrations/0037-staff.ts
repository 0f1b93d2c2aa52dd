import { type Kysely, sql } from 'kysely';

/** Rows of an account's security: of an investor as before, or of somebody of the dealer's office. */
const OF_ACCOUNTS = [
  'sessions',
  'two_factor',
  'recovery_codes',
  'sign_in_challenges',
  'sign_in_places',
] as const;

/** The dealer's people, and the means of signing in that they share with investors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff (
      id text primary key,
      email text not null unique check (email = lower(email)),
      first_name text not null,
      last_name text not null,
      language text not null check (language in ('en', 'fr')),
      role text not null check (role in ('representative', 'compliance', 'finance', 'deals', 'administrator')),
      representative_id text,
      password_hash text,
      created_at timestamptz not null,
      joined_at timestamptz,
      ended_at timestamptz,
      version int not null default 0,
      check ((role = 'representative') = (representative_id is not null))
    )`.execute(db);
  await sql`
    create table staff_invitations (
      token_hash text primary key,
      staff_id text not null references staff (id),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index staff_invitations_by_staff on staff_invitations (staff_id)`.execute(db);
  await sql`alter table two_factor drop constraint two_factor_pkey, add unique (investor_id)`.execute(db);
  await sql`
    alter table recovery_codes drop constraint recovery_codes_pkey, add unique (investor_id, code_mark)`.execute(
    db,
  );
  await sql`
    alter table sign_in_places drop constraint sign_in_places_pkey, add unique (investor_id, place_mark)`.execute(
    db,
  );
  for (const name of OF_ACCOUNTS) {
    const table = sql.table(name);
    await sql`
      alter table ${table}
        alter column investor_id drop not null,
        add column staff_id text references staff (id),
        add column account_id text not null generated always as (coalesce(investor_id, staff_id)) stored,
        add check ((investor_id is null) <> (staff_id is null))`.execute(db);
  }
  await sql`create unique index two_factor_by_account on two_factor (account_id)`.execute(db);
  await sql`create unique index recovery_codes_by_account on recovery_codes (account_id, code_mark)`.execute(
    db,
  );
  await sql`create unique index sign_in_places_by_account on sign_in_places (account_id, place_mark)`.execute(
    db,
  );
  await sql`create index sessions_by_account on sessions (account_id) where ended_at is null`.execute(db);
  await sql`create index sign_in_challenges_by_account on sign_in_challenges (account_id)`.execute(db);
  await sql`alter table sessions add column stepped_up_at timestamptz`.execute(db);
}
