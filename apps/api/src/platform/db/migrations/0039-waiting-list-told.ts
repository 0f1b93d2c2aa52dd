import { type Kysely, sql } from 'kysely';

/** When somebody on the waiting list was to be told that the dealer is registered where they live. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table waiting_list add column told_at timestamptz`.execute(db);
}
