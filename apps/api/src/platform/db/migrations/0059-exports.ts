import { type Kysely, sql } from 'kysely';

/** Lists of the office that somebody asked for as a file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table office_exports (
      id text primary key,
      staff_id text not null references staff (id),
      list text not null,
      sealed_filter bytea not null,
      language text not null check (language in ('en', 'fr')),
      rows int not null check (rows >= 0),
      file_id text references files (id),
      failed_at timestamptz,
      asked_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index office_exports_by_person on office_exports (staff_id, asked_at)`.execute(db);
  await sql`create index office_exports_by_end on office_exports (expires_at)`.execute(db);
}
