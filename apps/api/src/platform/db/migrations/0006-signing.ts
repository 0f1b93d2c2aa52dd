import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table signing_envelopes (
      investor_id text not null references investors (id),
      id text not null unique,
      trade_id text references trades (id),
      kyc_id text not null references kyc_versions (id),
      token_hash text not null unique,
      language text not null check (language in ('en', 'fr')),
      status text not null check (status in ('open', 'completed', 'declined', 'expired', 'superseded')),
      return_url text not null,
      documents jsonb not null,
      signature jsonb,
      consented_at timestamptz,
      signed_at timestamptz,
      sealed_at timestamptz,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      primary key (investor_id, id)
    )`.execute(db);
  // An order has one ceremony at a time; a finished one is final.
  await sql`
    create unique index one_live_envelope on signing_envelopes (trade_id)
    where trade_id is not null and status in ('open', 'completed')`.execute(db);
  await sql`
    create table signing_events (
      id text primary key,
      seq bigint generated always as identity,
      investor_id text not null,
      envelope_id text not null,
      kind text not null,
      detail jsonb not null,
      ip_address text not null,
      user_agent text not null,
      created_at timestamptz not null,
      foreign key (investor_id, envelope_id) references signing_envelopes (investor_id, id)
    )`.execute(db);
  await sql`create index signing_events_by_envelope on signing_events (investor_id, envelope_id, seq)`.execute(
    db,
  );
  await sql`
    create table signed_documents (
      investor_id text not null references investors (id),
      id text not null,
      trade_id text references trades (id),
      envelope_id text not null references signing_envelopes (id),
      kind text not null,
      title text not null,
      file_id text not null references files (id),
      content_sha256 text not null,
      signed_at timestamptz not null,
      primary key (investor_id, id),
      unique (envelope_id, kind)
    )`.execute(db);
  await sql`create index signed_documents_by_trade on signed_documents (trade_id)`.execute(db);
}
