-- Orders, and what investors were asked to change about them.

-- Orders, with the version of the deal that each relies on. Approved by two, settled by the release of their money.
create table trades (
  investor_id text not null references investors (id),
  id text not null unique,
  deal_id text not null references deals (id),
  kyc_id text references kyc_versions (id),
  quantity int not null check (quantity > 0),
  unit_price_cents bigint not null check (unit_price_cents > 0),
  total_cents bigint not null,
  status smallint not null check (status in (0, 1, 2, 3, 4, 5, 8, 9)),
  holds_units boolean not null,
  hold_expires_at timestamptz,
  payment_method text check (payment_method in ('outside', 'debit', 'linked')),
  payment_completed_at timestamptz,
  funds_received_at timestamptz,
  investor_signed_at timestamptz,
  joint_signed_at timestamptz,
  documents_sealed_at timestamptz,
  next_dr_step_desc text not null default '',
  reason text,
  created_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  archived_at timestamptz,
  updated_at timestamptz not null,
  sealed_schedule_a bytea,
  sealed_joint_investor bytea,
  hold_reminded_at timestamptz,
  deal_version int,
  next_step text,
  primary key (investor_id, id),
  constraint trades_rely_on_a_version foreign key (deal_id, deal_version) references deal_versions (deal_id, number),
  check (total_cents = unit_price_cents * quantity)
);
-- One open order per investor and deal: opening the wizard again resumes it.
create unique index one_open_trade on trades (investor_id, deal_id) where status = 0;
create index trades_by_investor on trades (investor_id, created_at desc, id);
create index trades_by_reference on trades (left(id, 8));
create index trades_in_queue on trades (status, submitted_at) where status in (1, 2, 3);
create index trades_newest on trades (created_at desc, id) where status <> 0;
create index trades_on_hold on trades (hold_expires_at) where status = 0;
-- Of exactly the shape in which the queues are read: the longest waiting first.
create index trades_to_decide on trades (submitted_at, id) where status in (1, 3);
create index trades_to_fund on trades (submitted_at, id) where status in (1, 3, 4) and funds_received_at is null;
create index trades_without_funds on trades (total_cents, created_at desc) where funds_received_at is null;

create function keep_approval_of_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.status <> 4 then
    perform require_two_or_emergency(array['approve-order'], 'trade:' || new.id);
  end if;
  return new;
end $$;
create trigger orders_are_approved_by_two before insert or update of status on trades
for each row when (new.status = 4)
execute function keep_approval_of_order();

create function keep_settled_order() returns trigger language plpgsql as $$
begin
  if (tg_op = 'INSERT' or old.status <> 5)
    and not exists (select 1 from money_journal where trade_id = new.id and kind = 'released') then
    raise exception 'An order is settled by the release of its money'
      using errcode = 'check_violation', constraint = 'settled_by_release';
  end if;
  return new;
end $$;
create trigger orders_are_settled_by_release before insert or update of status on trades
for each row when (new.status = 5)
execute function keep_settled_order();

-- An order with a joint investor is submitted once both have signed.
create function refuse_without_joint() returns trigger language plpgsql as $$
begin
  raise exception 'the joint investor of this order has not signed it';
end $$;
create trigger refuse_without_joint before update of status on trades
for each row when (
  new.status = 1 and old.status <> 1 and new.sealed_joint_investor is not null and new.joint_signed_at is null)
execute function refuse_without_joint();

-- What an investor was asked to change, and the sealed answers before and after. Answered once, closed once; sealed
-- anew when the key changes.
create table change_requests (
  investor_id text not null,
  id text primary key,
  trade_id text not null,
  kyc_id text references kyc_versions (id),
  answered_kyc_id text references kyc_versions (id),
  asked_by text references staff (id),
  note text,
  answer_by date not null,
  sealed_before bytea not null,
  sealed_after bytea,
  asked_at timestamptz not null,
  answered_at timestamptz,
  closed_at timestamptz,
  foreign key (investor_id, trade_id) references trades (investor_id, id)
);
create index change_requests_by_trade on change_requests (investor_id, trade_id, asked_at);
-- One at a time: the next one closes the one before.
create unique index one_open_change_request on change_requests (trade_id) where closed_at is null;

create function keep_change_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.investor_id, new.id, new.trade_id, new.kyc_id, new.asked_by, new.note, new.answer_by, new.asked_at)
      is not distinct from
      (old.investor_id, old.id, old.trade_id, old.kyc_id, old.asked_by, old.note, old.answer_by, old.asked_at)
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
create trigger change_requests_are_kept before update or delete on change_requests
for each row execute function keep_change_request();

-- Which answers, and why.
create table change_items (
  id text primary key,
  request_id text not null references change_requests (id),
  position int not null,
  path text not null,
  reason text not null,
  note text not null,
  unique (request_id, path)
);

create function refuse_change_item_change() returns trigger language plpgsql as $$
begin
  raise exception 'What was asked of an investor stays as it was asked'
    using errcode = 'check_violation', constraint = 'change_items_stay';
end $$;
create trigger change_items_stay before update or delete on change_items
for each row execute function refuse_change_item_change();
