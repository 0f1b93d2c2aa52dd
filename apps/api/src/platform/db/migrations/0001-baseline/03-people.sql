-- People: their accounts, and how they get into them. What the dealer's people share with investors (sessions, codes,
-- places) has the id of either; account_id is the one that is there.

-- Accounts of investors. What the office searches (search_name, search_text) is made by the database of what is kept
-- anyway: without accents and capitals, words each after a blank.
create table investors (
  id text primary key,
  email text not null unique check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  phone text,
  password_hash text not null,
  language text not null check (language in ('en', 'fr')),
  province text,
  dealer_representative_id text,
  referral jsonb,
  onboarded_at timestamptz,
  onboarding_answers jsonb,
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null,
  email_verified_at timestamptz,
  closed_at timestamptz,
  search_name text collate "C" generated always as (
    lower(regexp_replace(normalize(last_name || ' ' || first_name, nfd), '[\u0300-\u036f]', '', 'g'))
  ) stored,
  search_text text generated always as (
    ' ' || regexp_replace(
      lower(regexp_replace(
        normalize(first_name || ' ' || last_name || ' ' || email, nfd), '[\u0300-\u036f]', '', 'g')),
      '[^a-z0-9@+\u00c0-\u024f]+', ' ', 'g')
    || ' ' || lower(email) || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g')
  ) stored
);
create index closed_investors on investors (closed_at) where closed_at is not null;
create index investors_by_name on investors (search_name, id);
create index investors_by_representative on investors (dealer_representative_id);
create index investors_by_representative_and_name on investors (dealer_representative_id, search_name, id);

-- Whose the files, uploads and messages above are.
alter table files add constraint files_investor_id_fkey foreign key (investor_id) references investors (id);
alter table uploads add constraint uploads_investor_id_fkey foreign key (investor_id) references investors (id);
alter table mail_deliveries
  add constraint mail_deliveries_investor_id_fkey foreign key (investor_id) references investors (id);

-- What a person agreed to and took back, each with its time; the newest row of a kind stands.
create table consents (
  investor_id text not null references investors (id),
  id text not null,
  kind text not null check (kind in ('terms', 'new-deals', 'articles')),
  is_granted boolean not null,
  at timestamptz not null,
  primary key (investor_id, id)
);

-- Who is logged in, by a hash of the token. The id may be shown and sent back; it opens nothing.
create table sessions (
  token_hash text primary key,
  investor_id text references investors (id),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  user_agent text not null,
  id text not null,
  staff_id text,
  account_id text not null generated always as (coalesce(investor_id, staff_id)) stored,
  stepped_up_at timestamptz,
  check ((investor_id is null) <> (staff_id is null))
);
create index sessions_by_account on sessions (account_id) where ended_at is null;
create unique index sessions_by_id on sessions (investor_id, id);
create index sessions_by_investor on sessions (investor_id) where ended_at is null;

-- Links to a new password, by a hash of their token.
create table password_resets (
  token_hash text primary key,
  investor_id text not null references investors (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_by_investor on password_resets (investor_id);

-- Links that prove an address, by a hash of their token; each proves the address it went to and no other.
create table email_verifications (
  token_hash text primary key,
  investor_id text not null references investors (id),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_verifications_by_investor on email_verifications (investor_id);

-- Changes of address, which both addresses confirm. At most one of an investor is pending.
create table email_changes (
  investor_id text not null references investors (id),
  id text not null,
  new_email text not null check (new_email = lower(new_email)),
  old_token_hash text not null unique,
  new_token_hash text not null unique,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  changed_at timestamptz,
  cancelled_at timestamptz,
  primary key (investor_id, id)
);
create unique index email_changes_one_pending on email_changes (investor_id)
where changed_at is null and cancelled_at is null;

-- Secrets of authenticator apps, sealed; on once they are confirmed. No code is taken twice: last_step is that of the
-- last one.
create table two_factor (
  investor_id text unique references investors (id),
  sealed_secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null,
  staff_id text,
  account_id text not null generated always as (coalesce(investor_id, staff_id)) stored,
  check ((investor_id is null) <> (staff_id is null))
);
create unique index two_factor_by_account on two_factor (account_id);

-- Codes for whoever lost the app, as keyed fingerprints: a plain hash of so short a code could be guessed from a copy.
create table recovery_codes (
  investor_id text references investors (id),
  code_mark text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  staff_id text,
  account_id text not null generated always as (coalesce(investor_id, staff_id)) stored,
  unique (investor_id, code_mark),
  check ((investor_id is null) <> (staff_id is null))
);
create unique index recovery_codes_by_account on recovery_codes (account_id, code_mark);

-- Between the right password and the code.
create table sign_in_challenges (
  token_hash text primary key,
  investor_id text references investors (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries int not null,
  used_at timestamptz,
  staff_id text,
  account_id text not null generated always as (coalesce(investor_id, staff_id)) stored,
  check ((investor_id is null) <> (staff_id is null))
);
create index sign_in_challenges_by_account on sign_in_challenges (account_id);
create index sign_in_challenges_by_investor on sign_in_challenges (investor_id);

-- Places from which an account was opened before, as keyed fingerprints: a guesser elsewhere cannot lock its person
-- out.
create table sign_in_places (
  investor_id text references investors (id),
  place_mark text not null,
  seen_at timestamptz not null,
  staff_id text,
  account_id text not null generated always as (coalesce(investor_id, staff_id)) stored,
  unique (investor_id, place_mark),
  check ((investor_id is null) <> (staff_id is null))
);
create unique index sign_in_places_by_account on sign_in_places (account_id, place_mark);

-- What somebody typed and did not save, sealed. One that was let go of stays as a mark, so that nothing older brings it
-- back.
create table drafts (
  investor_id text not null references investors (id),
  scope text not null,
  sealed bytea,
  saved_at timestamptz not null,
  device text,
  typed_at timestamptz,
  primary key (investor_id, scope)
);
