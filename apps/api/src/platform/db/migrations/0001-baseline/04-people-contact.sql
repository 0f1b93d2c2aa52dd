-- People: whom they can name as their representative, what they write to the dealer, and what they asked to hear of.

-- The dealer's representatives, whom profiles and orders name. A cover stands in for somebody who is away.
create table representatives (
  id text primary key,
  full_name text not null,
  referral_code text not null unique check (referral_code = upper(referral_code)),
  registration_number text,
  provinces text[] not null default '{}',
  is_active boolean not null default true,
  cover_id text references representatives (id),
  version int not null default 0,
  created_at timestamptz not null,
  check (cover_id is null or cover_id <> id)
);
create index representatives_by_cover on representatives (cover_id) where cover_id is not null;

-- What people write to the dealer, sealed; whoever was signed in is named.
create table contact_requests (
  id text primary key,
  investor_id text references investors (id),
  request_type text not null,
  language text not null check (language in ('en', 'fr')),
  sealed bytea not null,
  version int not null default 0 check (version >= 0),
  received_at timestamptz not null,
  answered_at timestamptz,
  closed_at timestamptz
);
create index contact_requests_by_investor on contact_requests (investor_id, received_at)
where investor_id is not null;
create index contact_requests_new on contact_requests (received_at, id)
where answered_at is null and closed_at is null;
create index contact_requests_newest on contact_requests (received_at desc, id desc);

-- What the office answered, sealed.
create table contact_replies (
  id text primary key,
  request_id text not null references contact_requests (id),
  staff_id text not null,
  sealed bytea not null,
  sent_at timestamptz not null
);
create index contact_replies_by_request on contact_replies (request_id, sent_at);

-- People who want to hear when the dealer is registered where they live.
create table waiting_list (
  id text primary key,
  email text not null,
  province text not null,
  language text not null check (language in ('en', 'fr')),
  consented_at timestamptz not null,
  told_at timestamptz,
  unique (province, email)
);

-- Articles that the dealer sends to those who agreed to them.
create table articles (
  id text primary key,
  link text not null unique,
  content jsonb not null,
  created_at timestamptz not null,
  told_at timestamptz
);

-- Whom each article was sent to.
create table article_mails (
  investor_id text not null references investors (id),
  article_id text not null references articles (id),
  at timestamptz not null,
  primary key (investor_id, article_id)
);

-- Whom each new deal was announced to.
create table new_deal_mails (
  investor_id text not null references investors (id),
  deal_id text not null,
  at timestamptz not null,
  primary key (investor_id, deal_id)
);
