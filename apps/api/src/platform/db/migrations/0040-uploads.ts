import { type Kysely, sql } from 'kysely';

/**
 * Files that come in pieces: what is kept of each, and where its pieces lie in the store. The same bytes of the same person are
 * the same upload, so that whoever chooses a file again goes on where it stopped.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table uploads (
      id text primary key,
      investor_id text not null references investors (id),
      original_name text not null,
      length_bytes integer not null check (length_bytes > 0),
      sha256 text not null,
      offset_bytes integer not null default 0 check (offset_bytes between 0 and length_bytes),
      used_at timestamptz not null,
      unique (investor_id, sha256, length_bytes)
    )`.execute(db);
  await sql`create index uploads_by_use on uploads (used_at)`.execute(db);
  await sql`
    create table upload_pieces (
      upload_id text not null references uploads (id) on delete cascade,
      offset_bytes integer not null,
      sha256 text not null,
      storage_key text not null unique,
      data_key_id text not null,
      primary key (upload_id, offset_bytes)
    )`.execute(db);
}
