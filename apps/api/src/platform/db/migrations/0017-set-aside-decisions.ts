import { type Kysely, sql } from 'kysely';

/**
 * Which answers lost because they came late, and whether the person has decided about them since. Rows from before were
 * told once, in the answer of their save, and are not asked about again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table kyc_set_aside_answers
      add column came_late boolean not null default false,
      add column decided_at timestamptz`.execute(db);
}
