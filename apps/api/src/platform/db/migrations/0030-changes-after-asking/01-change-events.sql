-- What the office does about a request for changes after it was made: the request and its items stay as they were asked.

-- When the order was submitted that went back, for the day on which its request is withdrawn.
alter table change_requests add column submitted_at timestamptz;

create or replace function keep_change_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.investor_id, new.id, new.trade_id, new.kyc_id, new.asked_by, new.note, new.answer_by, new.asked_at,
        new.submitted_at)
      is not distinct from
      (old.investor_id, old.id, old.trade_id, old.kyc_id, old.asked_by, old.note, old.answer_by, old.asked_at,
        old.submitted_at)
    and (old.closed_at is null or new.closed_at = old.closed_at)
    and (
      (old.answered_at is null and (new.answered_at is null) = (new.sealed_after is null))
      or (new.answered_at = old.answered_at and new.answered_kyc_id is not distinct from old.answered_kyc_id
        and (new.sealed_after is null) = (old.sealed_after is null))
    ) then
    return new;
  end if;
  raise exception 'What was asked of an investor stays as it was asked and answered'
    using errcode = 'check_violation', constraint = 'change_requests_stay';
end $$;

-- Withdrawn: an item or, without one, the whole. Worded: an item, anew. Due: another day for the answer. Reminded.
create table change_events (
  seq bigint generated always as identity primary key,
  request_id text not null references change_requests (id),
  item_id text references change_items (id),
  kind text not null,
  reason text,
  note text,
  answer_by date,
  by_id text not null references staff (id),
  at timestamptz not null,
  check (case kind
    when 'withdrawn' then reason is null and note is null and answer_by is null
    when 'worded' then item_id is not null and reason is not null and note is not null and answer_by is null
    when 'due' then item_id is null and reason is null and note is null and answer_by is not null
    when 'reminded' then item_id is null and reason is null and note is null and answer_by is null
    else false
  end)
);
create index change_events_by_request on change_events (request_id, seq);
-- What was withdrawn is not withdrawn again.
create unique index change_withdrawn_once on change_events (request_id, coalesce(item_id, '')) where kind = 'withdrawn';

-- Whatever wins, the investor's answer or what the office does, the other one finds it done.
create function require_open_change_request() returns trigger language plpgsql as $$
begin
  perform 1 from change_requests
  where id = new.request_id and answered_at is null and closed_at is null for update;
  if not found
    or (new.item_id is not null
      and not exists (select 1 from change_items where id = new.item_id and request_id = new.request_id)) then
    raise exception 'Nothing is done about a request for changes that is answered or over'
      using errcode = 'check_violation', constraint = 'change_request_is_open';
  end if;
  return new;
end $$;
create trigger change_events_of_open_requests before insert on change_events
for each row execute function require_open_change_request();

create function refuse_change_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'What was done about a request for changes stays on record'
    using errcode = 'check_violation', constraint = 'change_events_stay';
end $$;
create trigger change_events_stay before update or delete on change_events
for each row execute function refuse_change_event_change();
