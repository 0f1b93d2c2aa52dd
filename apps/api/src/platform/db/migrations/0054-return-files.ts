import { type Kysely, sql } from 'kysely';

/** The bank's files of debits that came back, and what each of their items became. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table return_files (
      id text primary key,
      sha256 text not null unique,
      file_name text not null,
      originator_id text not null,
      number int not null,
      created_on text not null,
      sealed bytea not null,
      imported_by text not null,
      imported_at timestamptz not null,
      unique (originator_id, number, created_on)
    )`.execute(db);
  await sql`
    create table return_items (
      file_id text not null references return_files (id),
      place int not null,
      kind text not null check (kind in ('returned-debit', 'returned-credit', 'correction', 'notice')),
      reason text not null,
      reference text not null,
      amount_cents bigint not null check (amount_cents >= 0),
      investor_id text,
      trade_id text,
      outcome text not null check (outcome in ('recorded', 'known', 'unmatched', 'to-look-at')),
      primary key (file_id, place),
      foreign key (investor_id, trade_id) references trades (investor_id, id)
    )`.execute(db);
}
