import { type Kysely, sql } from 'kysely';

/** When the person unlinked the account that they gave for an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_instructions add column unlinked_at timestamptz`.execute(db);
}
