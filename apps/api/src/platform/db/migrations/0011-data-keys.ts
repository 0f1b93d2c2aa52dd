import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Keys that encrypt values and files, each wrapped by a master key that is never in the database.
  await sql`
    create table data_keys (
      id text primary key,
      purpose text not null check (purpose in ('seal', 'links')),
      wrapped bytea not null,
      master_key_id text not null,
      created_at timestamptz not null,
      retired_at timestamptz
    )`.execute(db);
  await sql`create unique index one_current_data_key on data_keys (purpose) where retired_at is null`.execute(
    db,
  );
}
