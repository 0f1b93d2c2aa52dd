import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table files (
      id text primary key,
      investor_id text references investors (id),
      purpose text not null,
      original_name text not null,
      content_type text not null,
      size_bytes int not null check (size_bytes > 0),
      sha256 text not null,
      pages int,
      storage_key text not null unique,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index files_by_investor on files (investor_id, created_at desc)`.execute(db);
  await sql`
    create table deals (
      id text primary key,
      slug text not null unique,
      type text not null,
      province text not null,
      is_live boolean not null,
      unit_price_cents bigint not null check (unit_price_cents > 0),
      minimum_units int not null check (minimum_units > 0),
      maximum_units int not null check (maximum_units >= minimum_units),
      units_total int not null check (units_total > 0),
      units_taken int not null check (units_taken >= 0 and units_taken <= units_total),
      investor_count int not null default 0 check (investor_count >= 0),
      opens_at timestamptz not null,
      closes_at timestamptz not null,
      content jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`
    create table deal_documents (
      id text primary key,
      deal_id text not null references deals (id),
      kind text not null,
      language text not null check (language in ('en', 'fr')),
      title text not null,
      version int not null,
      pages int not null,
      file_id text not null references files (id),
      created_at timestamptz not null,
      unique (deal_id, kind, language, version)
    )`.execute(db);
}
