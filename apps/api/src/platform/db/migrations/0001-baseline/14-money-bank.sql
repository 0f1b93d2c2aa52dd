-- Money at the bank: statements of the trust accounts, which row of the journal each line stands for, and money that
-- belongs to no order yet.

-- What a bank said stays as it said it, but for the column that is named.
create function refuse_statement_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - tg_argv[0] = to_jsonb(old) - tg_argv[0] then
    return new;
  end if;
  raise exception 'What a bank said is never changed';
end $$;

-- Accounts in which investors' money is held in trust, and how their bank's files are read.
create table trust_accounts (
  id text primary key,
  name text not null unique,
  currency text not null check (currency = 'CAD'),
  opening_cents bigint not null,
  opened_on text not null,
  profile jsonb,
  file_account text,
  created_at timestamptz not null
);

-- Files of statements that were taken, sealed whole.
create table bank_statements (
  id text primary key,
  account_id text not null references trust_accounts (id),
  sha256 text not null,
  file_name text not null,
  profile jsonb not null,
  lines int not null check (lines > 0),
  new_lines int not null,
  first_day text not null,
  last_day text not null,
  opening_cents bigint not null,
  closing_cents bigint not null,
  sealed bytea not null,
  imported_by text not null,
  imported_at timestamptz not null,
  rows int,
  rows_by text not null default 'line' check (rows_by in ('line', 'order')),
  unique (account_id, sha256),
  check (new_lines between 0 and lines),
  check (rows >= lines)
);
create index bank_statements_by_time on bank_statements (account_id, imported_at desc, id desc);
create trigger bank_statements_are_never_emptied before truncate on bank_statements
for each statement execute function refuse_statement_change();
create trigger bank_statements_stay before update or delete on bank_statements
for each row execute function refuse_statement_change('sealed');

-- Movements of an account, each once, however many files have it: known by a keyed fingerprint, what the bank wrote
-- sealed. Of a line only moves how much of it is matched; a key may change, which the database cannot tell from another
-- text.
create table bank_lines (
  seq bigint generated always as identity primary key,
  id text not null unique,
  account_id text not null references trust_accounts (id),
  statement_id text not null references bank_statements (id),
  line_number int not null,
  day text not null,
  cents bigint not null check (cents <> 0),
  likeness text not null,
  occurrence int not null check (occurrence > 0),
  matched_cents bigint not null default 0,
  sealed bytea not null,
  likeness_key text not null,
  unique (account_id, likeness, occurrence),
  constraint matched_within_line check (matched_cents between 0 and abs(cents))
);
create index bank_lines_by_day on bank_lines (account_id, day, seq);
create index bank_lines_by_row on bank_lines (statement_id, line_number, id);
create index bank_lines_open on bank_lines (day, seq) where matched_cents < abs(cents);
create index lines_by_likeness_key on bank_lines (likeness_key, id);
create trigger bank_lines_are_never_emptied before truncate on bank_lines
for each statement execute function refuse_statement_change();

create function keep_bank_line() returns trigger language plpgsql as $$
declare
  moving text[] := array['matched_cents', 'sealed', 'likeness', 'likeness_key'];
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - moving = to_jsonb(old) - moving
    and (
      (new.sealed, new.likeness, new.likeness_key) = (old.sealed, old.likeness, old.likeness_key)
      or new.matched_cents = old.matched_cents
    ) then
    return new;
  end if;
  raise exception 'What a bank said is never changed';
end $$;
create trigger bank_lines_stay before update or delete on bank_lines
for each row execute function keep_bank_line();

-- Rows of a file that are no new movement, and why.
create table bank_rows_passed_over (
  statement_id text not null references bank_statements (id),
  line_number int not null,
  because text not null check (because in
    ('header', 'before-header', 'other-account', 'pending', 'no-amount', 'balance', 'empty', 'known')),
  primary key (statement_id, line_number)
);
create trigger bank_rows_passed_over_are_never_emptied before truncate on bank_rows_passed_over
for each statement execute function refuse_statement_change();
create trigger bank_rows_passed_over_stay before update or delete on bank_rows_passed_over
for each row execute function refuse_statement_change('');

-- Which row of the journal a line, or a part of it, stands for. Made and undone, never changed; the line keeps count,
-- and its check refuses what is too much.
create table bank_matches (
  id text primary key,
  line_id text not null references bank_lines (id),
  kind text not null check (kind in
    ('received', 'returned', 'paid-out', 'unapplied', 'sent-back', 'bank-charge', 'bank-interest')),
  cents bigint not null check (cents > 0),
  investor_id text,
  trade_id text,
  journal_id text not null references money_journal (id),
  is_booked boolean not null,
  how text not null check (how in ('reference', 'person')),
  reason text,
  matched_by text not null,
  matched_at timestamptz not null,
  undone_by text,
  undone_reason text,
  undone_at timestamptz,
  undo_journal_id text references money_journal (id),
  sealed_payor bytea,
  foreign key (investor_id, trade_id) references trades (investor_id, id),
  check (how = 'reference' or reason is not null),
  check ((undone_at is null) = (undone_by is null) and (undone_at is null) = (undone_reason is null)),
  constraint match_of_an_order_or_of_none check (
    (trade_id is null) = (kind in ('unapplied', 'sent-back', 'bank-charge', 'bank-interest'))
    and (trade_id is null) = (investor_id is null))
);
create index bank_matches_by_line on bank_matches (line_id);
create index bank_matches_by_trade on bank_matches (investor_id, trade_id);
-- A row of the journal is on a bank's statement once.
create unique index one_line_of_a_row on bank_matches (journal_id) where undone_at is null;
-- No order is funded twice without a person who says why.
create unique index one_match_by_reference on bank_matches (trade_id)
where undone_at is null and how = 'reference' and kind = 'received';

create function count_matched_cents() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update bank_lines set matched_cents = matched_cents + new.cents where id = new.line_id;
    return new;
  end if;
  if tg_op = 'UPDATE' and old.undone_at is null and new.undone_at is not null
    and (new.id, new.line_id, new.kind, new.cents, new.trade_id, new.journal_id)
      is not distinct from (old.id, old.line_id, old.kind, old.cents, old.trade_id, old.journal_id) then
    update bank_lines set matched_cents = matched_cents - old.cents where id = old.line_id;
    return new;
  end if;
  if tg_op = 'UPDATE' and new.sealed_payor is not null and old.sealed_payor is not null
    and to_jsonb(new) - 'sealed_payor' = to_jsonb(old) - 'sealed_payor' then
    return new;
  end if;
  raise exception 'A match is made and undone, never changed';
end $$;
create trigger matches_are_counted after insert or update or delete on bank_matches
for each row execute function count_matched_cents();

-- Money of no order: a match, by its id, and how much of it is used.
create table unapplied_money (
  id text primary key references bank_matches (id),
  journal_id text not null references money_journal (id),
  cents bigint not null check (cents > 0),
  used_cents bigint not null default 0,
  ended_at timestamptz,
  constraint unused_when_ended check (ended_at is null or used_cents = 0),
  constraint used_within_unapplied check (used_cents between 0 and cents)
);

-- What was done with it, each with its row of the journal. Made and undone, never changed, and no more than there is.
create table unapplied_uses (
  id text primary key,
  unapplied_id text not null references unapplied_money (id),
  kind text not null check (kind in ('allocated', 'sent-back')),
  cents bigint not null check (cents > 0),
  investor_id text,
  trade_id text,
  sent_on text,
  journal_id text not null unique references money_journal (id),
  reason text not null check (char_length(reason) between 1 and 1000),
  made_by text not null,
  made_at timestamptz not null,
  undone_by text,
  undone_reason text,
  undone_at timestamptz,
  undo_journal_id text references money_journal (id),
  foreign key (investor_id, trade_id) references trades (investor_id, id),
  check ((kind = 'allocated') = (trade_id is not null) and (trade_id is null) = (investor_id is null)),
  check ((kind = 'sent-back') = (sent_on is not null)),
  check ((undone_at is null) = (undone_by is null) and (undone_at is null) = (undone_reason is null)
    and (undone_at is null) = (undo_journal_id is null))
);
create index unapplied_uses_by_money on unapplied_uses (unapplied_id);
create index unapplied_uses_by_trade on unapplied_uses (investor_id, trade_id);

create function count_used_cents() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update unapplied_money set used_cents = used_cents + new.cents where id = new.unapplied_id;
    return new;
  end if;
  if tg_op = 'UPDATE' and old.undone_at is null and new.undone_at is not null
    and (new.id, new.unapplied_id, new.kind, new.cents, new.trade_id, new.sent_on, new.journal_id)
      is not distinct from
      (old.id, old.unapplied_id, old.kind, old.cents, old.trade_id, old.sent_on, old.journal_id) then
    update unapplied_money set used_cents = used_cents - old.cents where id = old.unapplied_id;
    return new;
  end if;
  raise exception 'What was done with unapplied money is undone, never changed';
end $$;
create trigger uses_are_counted after insert or update or delete on unapplied_uses
for each row execute function count_used_cents();
