import { type Kysely, sql } from 'kysely';

/** Articles that the dealer sends to who agreed to them, and whom each was told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table articles (
      id text primary key,
      link text not null unique,
      content jsonb not null,
      created_at timestamptz not null,
      told_at timestamptz
    )`.execute(db);
  await sql`
    create table article_mails (
      investor_id text not null references investors (id),
      article_id text not null references articles (id),
      at timestamptz not null,
      primary key (investor_id, article_id)
    )`.execute(db);
}
