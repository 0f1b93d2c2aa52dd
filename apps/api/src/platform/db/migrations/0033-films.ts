import { type Kysely, sql } from 'kysely';

/** Films that the portal keeps and plays: of a deal, or, where there is none, about the platform. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table films (
      id text primary key,
      deal_id text references deals (id),
      description_en text not null,
      description_fr text not null,
      video_id text not null references files (id),
      cover_id text not null references files (id),
      captions_en_id text not null references files (id),
      captions_fr_id text not null references files (id),
      added_at timestamptz not null
    )`.execute(db);
  await sql`create index films_by_deal on films (deal_id, added_at)`.execute(db);
}
