import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Keys that every server of the portal shares, sealed; made by the first one that needs them.
  await sql`
    create table portal_keys (
      name text primary key,
      sealed bytea not null,
      created_at timestamptz not null
    )`.execute(db);
  // The dealer's form is kept once for each state of an order: the digest is of what the form says.
  await sql`
    create table dealer_forms (
      investor_id text not null,
      trade_id text not null,
      content_sha256 text not null,
      file_id text not null references files (id),
      created_at timestamptz not null,
      primary key (investor_id, trade_id, content_sha256),
      foreign key (investor_id, trade_id) references trades (investor_id, id)
    )`.execute(db);
  // What the sweep looks for: ceremonies that ended without their sealed files.
  await sql`
    create index envelopes_to_seal on signing_envelopes (signed_at)
    where signed_at is not null and sealed_at is null`.execute(db);
}
