import { type Kysely, sql } from 'kysely';

/** A ceremony has signers, each with a link, a consent and a signature of their own; they sign one after the other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table signing_signers (
      investor_id text not null,
      envelope_id text not null,
      role text not null check (role in ('investor', 'joint')),
      position int not null check (position > 0),
      person jsonb not null,
      language text not null check (language in ('en', 'fr')),
      token_hash text unique,
      link_expires_at timestamptz,
      link_sent_at timestamptz,
      links_sent int not null default 0 check (links_sent >= 0),
      reminders_sent int not null default 0 check (reminders_sent >= 0),
      consented_at timestamptz,
      signature jsonb,
      signed_at timestamptz,
      declined_at timestamptz,
      copies_token_hash text unique,
      copies_expire_at timestamptz,
      primary key (investor_id, envelope_id, role),
      unique (envelope_id, position),
      check ((signature is null) = (signed_at is null)),
      foreign key (investor_id, envelope_id) references signing_envelopes (investor_id, id)
    )`.execute(db);
  await sql`
    insert into signing_signers (investor_id, envelope_id, role, position, person, language,
      token_hash, link_expires_at, link_sent_at, links_sent, consented_at, signature, signed_at)
    select investor_id, id, 'investor', 1, documents -> 'signer', language,
      token_hash, expires_at, created_at, 1, consented_at, signature,
      case when signature is null then null else signed_at end
    from signing_envelopes`.execute(db);
  // When documents became ready for their seal; empty again once they have it. The sweep looks for old ones.
  await sql`alter table signing_envelopes add column seal_due_at timestamptz`.execute(db);
  await sql`
    update signing_envelopes set seal_due_at = signed_at
    where signed_at is not null and sealed_at is null`.execute(db);
  await sql`drop index envelopes_to_seal`.execute(db);
  await sql`
    create index envelopes_to_seal on signing_envelopes (seal_due_at) where seal_due_at is not null`.execute(
    db,
  );
  await sql`
    alter table signing_envelopes
      drop column token_hash, drop column expires_at, drop column consented_at, drop column signature`.execute(
    db,
  );
  // A profile is confirmed by itself in one ceremony at a time, too.
  await sql`
    create unique index one_live_profile_envelope on signing_envelopes (kyc_id)
    where trade_id is null and status in ('open', 'completed')`.execute(db);
  await sql`create index envelopes_by_trade on signing_envelopes (trade_id, created_at)`.execute(db);
  await sql`
    create index signers_to_remind on signing_signers (link_sent_at)
    where role = 'joint' and token_hash is not null and signed_at is null and declined_at is null`.execute(
    db,
  );
  await sql`
    alter table signing_events add column signer text not null default 'investor'
    check (signer in ('investor', 'joint'))`.execute(db);
  // Every certificate that ever sealed a document of the portal: what it sealed stays ours after a new one came.
  await sql`
    create table seal_certificates (
      sha256 text primary key,
      first_used_at timestamptz not null
    )`.execute(db);
}
