import { type Kysely, sql } from 'kysely';

/** What the office brought for the next version of a deal's memorandum, until it is published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table memorandum_drafts (
      document_id text primary key references files (id),
      deal_id text not null references deals (id),
      language text not null check (language in ('en', 'fr')),
      title text not null,
      pages int not null check (pages > 0),
      brought_by text not null references staff (id),
      brought_at timestamptz not null,
      unique (deal_id, language)
    )`.execute(db);
}
