import { type Kysely, sql } from 'kysely';

/**
 * Who may read a file, and the pictures of deals. A server of the version before writes files without an audience: what it keeps
 * for an investor is theirs, and anything else is every investor's, as it was then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table files
      add column audience text check (audience in ('owner', 'investors', 'public', 'staff')),
      add check (audience is null or (audience = 'owner') = (investor_id is not null))`.execute(db);
  await sql`
    update files set audience = case
      when investor_id is not null then 'owner'
      when purpose = 'film' then 'public'
      else 'investors'
    end`.execute(db);
  await sql`
    create table pictures (
      id text primary key,
      width int not null check (width > 0),
      height int not null check (height > 0),
      added_by text not null references staff (id),
      added_at timestamptz not null
    )`.execute(db);
  await sql`
    create table picture_files (
      picture_id text not null references pictures (id),
      width int not null,
      format text not null check (format in ('avif', 'webp')),
      file_id text not null references files (id),
      primary key (picture_id, width, format)
    )`.execute(db);
}
