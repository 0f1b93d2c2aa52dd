-- The paper: memoranda that were accepted, ceremonies of signing, and what was signed in them.

-- What the office brought for the next version of a memorandum, until it is published.
create table memorandum_drafts (
  document_id text primary key references files (id),
  deal_id text not null references deals (id),
  language text not null check (language in ('en', 'fr')),
  title text not null,
  pages int not null check (pages > 0),
  brought_by text not null references staff (id),
  brought_at timestamptz not null,
  unique (deal_id, language)
);

-- Evidence that the offering memorandum was delivered and accepted before signing (NI 45-106 s. 2.9); kept, never
-- changed.
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
);

-- Ceremonies: what is signed, sealed as it was frozen, and how far it came.
create table signing_envelopes (
  investor_id text not null references investors (id),
  id text not null unique,
  trade_id text references trades (id),
  kyc_id text not null references kyc_versions (id),
  language text not null check (language in ('en', 'fr')),
  status text not null check (status in ('open', 'completed', 'declined', 'expired', 'superseded')),
  return_url text not null,
  signed_at timestamptz,
  sealed_at timestamptz,
  created_at timestamptz not null,
  seal_due_at timestamptz,
  is_at_provider boolean not null default false,
  provider_reference text unique,
  provider_checked_at timestamptz,
  provider_ended_at timestamptz,
  sealed_documents bytea not null,
  primary key (investor_id, id),
  check (is_at_provider or provider_reference is null)
);
-- Envelopes that the provider may still have news of.
create index envelopes_at_provider on signing_envelopes (provider_checked_at)
where provider_reference is not null and provider_ended_at is null;
create index envelopes_by_trade on signing_envelopes (trade_id, created_at);
-- Documents that wait for their seal.
create index envelopes_to_seal on signing_envelopes (seal_due_at) where seal_due_at is not null;
-- An order has one ceremony at a time, and so has a profile that is confirmed by itself; a finished one is final.
create unique index one_live_envelope on signing_envelopes (trade_id)
where trade_id is not null and status in ('open', 'completed');
create unique index one_live_profile_envelope on signing_envelopes (kyc_id)
where trade_id is null and status in ('open', 'completed');

-- The signers of a ceremony, each with a link, a consent and a signature of their own; they sign one after the other.
create table signing_signers (
  investor_id text not null,
  envelope_id text not null,
  role text not null check (role in ('investor', 'joint')),
  position int not null check (position > 0),
  language text not null check (language in ('en', 'fr')),
  token_hash text unique,
  link_expires_at timestamptz,
  link_sent_at timestamptz,
  links_sent int not null default 0 check (links_sent >= 0),
  reminders_sent int not null default 0 check (reminders_sent >= 0),
  consented_at timestamptz,
  signed_at timestamptz,
  declined_at timestamptz,
  copies_token_hash text unique,
  copies_expire_at timestamptz,
  sealed_person bytea not null,
  sealed_signature bytea,
  primary key (investor_id, envelope_id, role),
  unique (envelope_id, position),
  foreign key (investor_id, envelope_id) references signing_envelopes (investor_id, id),
  constraint signature_has_time check (sealed_signature is null or signed_at is not null)
);
create index signers_to_remind on signing_signers (link_sent_at)
where role = 'joint' and token_hash is not null and signed_at is null and declined_at is null;

-- What happened in a ceremony, in its order.
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
  signer text not null default 'investor' check (signer in ('investor', 'joint')),
  foreign key (investor_id, envelope_id) references signing_envelopes (investor_id, id)
);
create index signing_events_by_envelope on signing_events (investor_id, envelope_id, seq);

-- Documents that were signed and sealed.
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
);
create index signed_documents_by_trade on signed_documents (trade_id);

-- Every certificate that ever sealed a document of the portal: what it sealed stays ours after a new one came.
create table seal_certificates (
  sha256 text primary key,
  first_used_at timestamptz not null
);

-- The same evidence of a joint investor, who has no account: it belongs to their part of the ceremony.
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
);
