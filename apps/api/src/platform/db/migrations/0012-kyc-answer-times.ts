import { type Kysely, sql } from 'kysely';

/** When each answer of a profile was given and on which device, and the answers that a newer one took the place of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table kyc_versions add column answer_times jsonb not null default '{}'`.execute(db);
  await sql`
    create table kyc_set_aside_answers (
      investor_id text not null references investors (id),
      id text primary key,
      kyc_id text not null references kyc_versions (id),
      path text not null,
      sealed bytea not null,
      answered_at timestamptz not null,
      set_aside_at timestamptz not null
    )`.execute(db);
  await sql`
    create index set_aside_answers_of_investor on kyc_set_aside_answers (investor_id, set_aside_at)`.execute(
    db,
  );
}
