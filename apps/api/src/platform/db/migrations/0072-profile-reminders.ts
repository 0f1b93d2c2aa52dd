import { type Kysely, sql } from 'kysely';

/** When somebody was reminded that the submitted version is to be confirmed; once for a version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table kyc_versions add column review_reminded_at timestamptz`.execute(db);
}
