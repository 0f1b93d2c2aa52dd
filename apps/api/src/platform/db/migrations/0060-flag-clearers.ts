import { type Kysely, sql } from 'kysely';

/** Who cleared a flag of a payment; and cleared flags are read the newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_flags add column cleared_by text`.execute(db);
  await sql`
    create index payment_flags_cleared on payment_flags (cleared_at desc, id desc)
    where cleared_at is not null`.execute(db);
}
