import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kyc_versions (
      investor_id text not null references investors (id),
      id text not null unique,
      version int not null check (version > 0),
      state text not null check (state in ('draft', 'submitted')),
      sections jsonb not null,
      secrets bytea,
      completion jsonb not null,
      submitted_at timestamptz,
      signed_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (investor_id, version),
      check ((state = 'submitted') = (submitted_at is not null))
    )`.execute(db);
  // Two devices may not start two drafts: the newest draft is one row.
  await sql`create unique index one_kyc_draft on kyc_versions (investor_id) where state = 'draft'`.execute(
    db,
  );
}
