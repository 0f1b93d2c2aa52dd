-- Money at the bank: days of the trust accounts that were reconciled. Rows are only added.

create function refuse_trust_day_change() returns trigger language plpgsql as $$
begin
  raise exception 'What was reconciled stays on record'
    using errcode = 'check_violation', constraint = 'trust_days_stay';
end $$;

-- Days that were closed: once, after the one before, by somebody other than the person who prepared them, with a
-- proposal about exactly that. Of a closed day only moves under which key it is sealed.
create table trust_days (
  day text primary key check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  previous_day text unique references trust_days (day),
  content_sha256 text not null,
  bank_cents bigint not null,
  books_cents bigint not null,
  investors_cents bigint not null,
  differences int not null check (differences >= 0),
  proposal_id text not null unique references proposals (id),
  prepared_by text not null references staff (id),
  prepared_at timestamptz not null,
  reviewed_by text not null references staff (id),
  closed_at timestamptz not null,
  sealed bytea not null,
  constraint trust_day_by_two check (prepared_by <> reviewed_by),
  constraint trust_day_follows check (previous_day < day)
);
create unique index one_first_trust_day on trust_days ((true)) where previous_day is null;

create function keep_trust_day() returns trigger language plpgsql as $$
begin
  if new.previous_day is distinct from (select max(day) from trust_days) then
    raise exception 'Days are closed in order'
      using errcode = 'check_violation', constraint = 'trust_days_in_order';
  end if;
  if not exists (
    select 1 from proposals
    join approvals on approvals.proposal_id = proposals.id and approvals.checker_id = new.reviewed_by
      and approvals.payload_hash = proposals.payload_hash
    where proposals.id = new.proposal_id and proposals.kind = 'close-trust-day'
      and proposals.target = 'trust-day:' || new.day and proposals.maker_id = new.prepared_by
      and proposals.state = 'approved' and proposals.payload ->> 'sha256' = new.content_sha256
  ) then
    raise exception 'A day is closed by whoever approved it as it is'
      using errcode = 'check_violation', constraint = 'trust_day_is_approved';
  end if;
  return new;
end $$;
create trigger trust_days_are_kept before insert on trust_days
for each row execute function keep_trust_day();

create function seal_trust_day_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'sealed' = to_jsonb(old) - 'sealed' then
    return new;
  end if;
  raise exception 'What was reconciled stays on record'
    using errcode = 'check_violation', constraint = 'trust_days_stay';
end $$;
create trigger trust_days_stay before update or delete on trust_days
for each row execute function seal_trust_day_only();

-- The papers of a closed day.
create table trust_day_papers (
  day text not null references trust_days (day),
  language text not null check (language in ('en', 'fr')),
  file_id text not null references files (id),
  made_at timestamptz not null,
  primary key (day, language)
);
create trigger trust_day_papers_stay before update or delete on trust_day_papers
for each row execute function refuse_trust_day_change();

-- What people wrote of differences; the last one of a difference counts, for the cents that it was written for.
create table trust_explanations (
  seq bigint generated always as identity primary key,
  id text not null unique,
  key text not null,
  cents bigint not null check (cents <> 0),
  day text not null,
  kind text not null check (kind in
    ('in-transit', 'bank-charge', 'bank-interest', 'payer-unknown', 'transfer', 'told-twice',
     'bank-error', 'book-error', 'other')),
  words text not null check (char_length(words) between 1 and 1000),
  written_by text not null references staff (id),
  written_at timestamptz not null
);
create index trust_explanations_by_day on trust_explanations (day);
create index trust_explanations_by_key on trust_explanations (key, seq);
create trigger trust_explanations_stay before update or delete on trust_explanations
for each row execute function refuse_trust_day_change();

-- What a person read off the bank's page of an account in which nothing moved.
create table trust_balance_readings (
  seq bigint generated always as identity primary key,
  id text not null unique,
  account_id text not null references trust_accounts (id),
  day text not null,
  cents bigint not null,
  read_by text not null references staff (id),
  read_at timestamptz not null
);
create index trust_balance_readings_by_day on trust_balance_readings (account_id, day);
create trigger trust_balance_readings_stay before update or delete on trust_balance_readings
for each row execute function refuse_trust_day_change();
