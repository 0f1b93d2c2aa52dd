import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Videos about the platform that the dealer shows to investors; each stands wherever its address leads.
  await sql`
    create table platform_videos (
      id text primary key,
      address text not null unique,
      title_en text not null,
      title_fr text not null,
      added_at timestamptz not null
    )`.execute(db);
}
