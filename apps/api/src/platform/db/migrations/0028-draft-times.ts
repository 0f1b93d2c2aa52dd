import { type Kysely, sql } from 'kysely';

/** When a draft was typed, and on which device; one that was let go of stays as a mark, so that nothing older brings it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table drafts
      alter column sealed drop not null,
      add column device text,
      add column typed_at timestamptz`.execute(db);
}
