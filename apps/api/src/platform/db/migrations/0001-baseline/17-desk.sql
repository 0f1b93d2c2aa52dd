-- The office at work. What waits is no row here but a question about facts.

-- Who has a thing, and what was noted of it; none of what nobody ever touched.
create table desk_claims (
  kind text not null check (kind in ('order', 'identity', 'money', 'payment-flag', 'message', 'papers', 'bounce', 'job')),
  subject_id text not null,
  version int not null check (version > 0),
  holder_id text references staff (id),
  held_at timestamptz,
  lease_ends_at timestamptz,
  snoozed_until timestamptz,
  tags text[] not null default '{}',
  primary key (kind, subject_id),
  check ((holder_id is null) = (held_at is null) and (holder_id is null) = (lease_ends_at is null))
);
create index desk_claims_by_holder on desk_claims (holder_id) where holder_id is not null;

-- What each tab of the office has open.
create table desk_viewers (
  staff_id text not null references staff (id),
  tab text not null,
  kind text not null,
  subject_id text not null,
  seen_at timestamptz not null,
  primary key (staff_id, tab)
);
create index desk_viewers_by_subject on desk_viewers (kind, subject_id, seen_at);

-- Lists that somebody named.
create table desk_views (
  id text primary key,
  owner_id text not null references staff (id),
  name text not null,
  queue text not null,
  filter jsonb not null,
  is_shared boolean not null,
  created_at timestamptz not null,
  removed_at timestamptz
);

-- Somebody compared the documents of a version of a profile with its answers; the newest row of a version stands.
create table identity_checks (
  id text primary key,
  investor_id text not null references investors (id),
  kyc_id text not null references kyc_versions (id),
  outcome text not null check (outcome in ('confirmed', 'not-confirmed')),
  note text not null,
  checked_by text not null references staff (id),
  checked_at timestamptz not null
);
create index identity_checks_by_version on identity_checks (kyc_id, checked_at desc);

-- Who looked at which number or document behind its mask, why, and until when its pages open.
create table reveals (
  id text primary key,
  staff_id text not null references staff (id),
  investor_id text not null references investors (id),
  kyc_id text not null references kyc_versions (id),
  path text not null,
  reason text not null,
  file_id text,
  at timestamptz not null,
  ends_at timestamptz not null
);
