-- Who investors are to the dealer: their profiles, in versions, and what has to be looked at about them.

-- Profiles, one row for each version: the whole of it sealed. A submitted row never changes, but for its signature.
create table kyc_versions (
  investor_id text not null references investors (id),
  id text not null unique,
  version int not null check (version > 0),
  state text not null check (state in ('draft', 'submitted')),
  submitted_at timestamptz,
  signed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  answer_times jsonb not null default '{}',
  answers bytea not null,
  province text,
  review_reminded_at timestamptz,
  primary key (investor_id, version),
  check ((state = 'submitted') = (submitted_at is not null))
);
-- Two devices may not start two drafts.
create unique index one_kyc_draft on kyc_versions (investor_id) where state = 'draft';

-- Answers that a newer one took the place of, sealed; of those that came late the person decides.
create table kyc_set_aside_answers (
  investor_id text not null references investors (id),
  id text primary key,
  kyc_id text not null references kyc_versions (id),
  path text not null,
  sealed bytea not null,
  answered_at timestamptz not null,
  set_aside_at timestamptz not null,
  came_late boolean not null default false,
  decided_at timestamptz
);
create index set_aside_answers_of_investor on kyc_set_aside_answers (investor_id, set_aside_at);

-- Keyed fingerprints of social insurance numbers, by which the same one is found on several accounts.
create table kyc_number_marks (
  kyc_id text primary key references kyc_versions (id),
  investor_id text not null references investors (id),
  key_id text not null,
  mark text
);
create index number_marks_by_key on kyc_number_marks (key_id);
create index number_marks_by_mark on kyc_number_marks (mark);

-- What the office has to look at about a profile. Cleared, it comes back on something else only: basis is what it rests
-- on.
create table kyc_flags (
  id text primary key,
  investor_id text not null references investors (id),
  kyc_id text not null references kyc_versions (id),
  kind text not null check (kind in ('same-number', 'other-name')),
  other_investor_id text references investors (id),
  basis text not null,
  created_at timestamptz not null,
  cleared_at timestamptz,
  cleared_note text,
  check ((kind = 'same-number') = (other_investor_id is not null)),
  check ((cleared_at is null) = (cleared_note is null))
);
create index kyc_flags_by_other on kyc_flags (other_investor_id);
create unique index one_open_kyc_flag on kyc_flags (investor_id, kind, coalesce(other_investor_id, ''))
where cleared_at is null;
