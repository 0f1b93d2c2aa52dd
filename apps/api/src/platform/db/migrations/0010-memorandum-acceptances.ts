import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Evidence that the offering memorandum was delivered and accepted before signing (NI 45-106 s. 2.9); kept, never changed.
  await sql`
    create table om_acceptances (
      investor_id text not null references investors (id),
      id text not null unique,
      deal_id text not null references deals (id),
      trade_id text,
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
      unique (investor_id, document_id),
      foreign key (investor_id, trade_id) references trades (investor_id, id)
    )`.execute(db);
}
