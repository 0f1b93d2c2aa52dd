import { type Kysely, sql } from 'kysely';

/**
 * Which data key a file's bytes are sealed with, so that files can be put under a new one: null where it was not recorded
 * when the file came, 'store' where the store encrypts by itself. Bytes that were sealed anew stay under their former
 * name for a while.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table files add column data_key_id text`.execute(db);
  await sql`
    create table replaced_files (
      storage_key text primary key,
      replaced_at timestamptz not null
    )`.execute(db);
  await sql`create index replaced_files_by_time on replaced_files (replaced_at)`.execute(db);
}
