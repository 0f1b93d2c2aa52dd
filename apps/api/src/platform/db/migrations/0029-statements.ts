import { type Kysely, sql } from 'kysely';

/** Statements of a person's orders, kept so that what was handed out can be shown again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table statements (
      investor_id text not null references investors (id),
      file_id text not null references files (id),
      format text not null check (format in ('pdf', 'csv')),
      content_sha256 text not null,
      created_at timestamptz not null,
      primary key (investor_id, file_id)
    )`.execute(db);
  await sql`create index statements_by_content on statements (investor_id, content_sha256)`.execute(db);
}
