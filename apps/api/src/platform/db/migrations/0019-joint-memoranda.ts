import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Evidence that the joint investor of a ceremony received the offering memorandum and read it before they signed
  // (NI 45-106 s. 2.9): they have no account, so it belongs to their part of the ceremony. Kept, never changed.
  await sql`
    create table joint_om_acceptances (
      investor_id text not null,
      id text not null unique,
      envelope_id text not null,
      deal_id text not null references deals (id),
      document_id text not null references deal_documents (id),
      version int not null,
      document_sha256 text not null,
      language text not null check (language in ('en', 'fr')),
      mail_id text not null,
      delivered_at timestamptz not null,
      accepted_at timestamptz not null,
      ip_address text not null,
      user_agent text not null,
      primary key (investor_id, id),
      unique (investor_id, envelope_id, document_id),
      foreign key (investor_id, envelope_id) references signing_envelopes (investor_id, id)
    )`.execute(db);
}
