import { type Kysely, sql } from 'kysely';

/** The audit log is read by person, by action and by day, newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_by_actor on audit_log (actor, seq)`.execute(db);
  await sql`create index audit_by_action on audit_log (action, seq)`.execute(db);
  await sql`create index audit_by_time on audit_log (at)`.execute(db);
}
