-- What a person of the office wants to be told by mail, and when; without a row, what the portal begins with.
create table telling_choices (
  staff_id text not null references staff (id),
  topic text not null,
  timing text not null check (timing in ('at-once', 'morning', 'never')),
  -- What was there before is not told: set when somebody who wanted to hear nothing chooses again.
  told_from timestamptz,
  primary key (staff_id, topic)
);

-- The mails in which somebody was told what is new; `id` is the mail's.
create table tellings (
  id text primary key,
  staff_id text not null references staff (id),
  at timestamptz not null,
  with_morning boolean not null,
  -- When it left, or had nothing to say any more.
  done_at timestamptz
);
create index tellings_by_staff on tellings (staff_id, at desc);

-- What each of them told: nothing is told to the same person twice.
create table told_items (
  staff_id text not null references staff (id),
  item text not null,
  telling_id text not null references tellings (id),
  primary key (staff_id, item)
);
create index told_items_by_telling on told_items (telling_id);
