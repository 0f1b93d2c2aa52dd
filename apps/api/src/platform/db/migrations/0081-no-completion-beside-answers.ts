import { type Kysely, sql } from 'kysely';

/**
 * Which sections of a profile are complete is told from its answers. Where a person saved before the job had sealed the
 * row, what a version before had noted of it stayed beside the sealed answers, in clear.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update kyc_versions set completion = null where answers is not null and completion is not null`.execute(
    db,
  );
}
