import { type Kysely, sql } from 'kysely';

/** When an investor was reminded that the units of an order are kept for some hours more only; once for an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trades add column hold_reminded_at timestamptz`.execute(db);
}
