-- Money of orders: how each is paid, the journal of what moved, and what has to be looked at about it.

-- How an order is paid; the account for a debit, sealed.
create table payment_instructions (
  investor_id text not null,
  trade_id text not null,
  method text not null check (method in ('outside', 'debit', 'linked')),
  sealed_account bytea,
  account_last_digits text,
  void_cheque_file_id text references files (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  withdrawn_at timestamptz,
  unlinked_at timestamptz,
  primary key (investor_id, trade_id),
  foreign key (investor_id, trade_id) references trades (investor_id, id)
);

-- Links to the page on which an account is linked, by a hash of their token.
create table finconnect_links (
  investor_id text not null,
  id text not null,
  trade_id text not null,
  token_hash text not null unique,
  return_url text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (investor_id, id),
  foreign key (investor_id, trade_id) references trades (investor_id, id)
);
create index finconnect_links_by_trade on finconnect_links (investor_id, trade_id);

-- The journal: a row is an event and its entry, so that none fails to balance, and no row is ever changed. What leaves
-- the trust says by which proposal, to the cent, or in which emergency.
create table money_journal (
  seq bigint generated always as identity primary key,
  id text not null unique,
  source text not null,
  event_id text not null,
  kind text not null check (kind in
    ('received', 'returned', 'released', 'refunded', 'receipt-reversed', 'return-reversed',
     'paid-out', 'pay-out-reversed', 'authorization')),
  investor_id text,
  trade_id text,
  order_ref text,
  reference text,
  amount_cents bigint not null check (amount_cents > 0),
  debit_account text not null check (debit_account in
    ('trust', 'order-funds', 'unapplied', 'issuers', 'refunds-payable', 'authorized', 'authorizations',
     'bank-charges', 'bank-interest')),
  credit_account text not null check (credit_account in
    ('trust', 'order-funds', 'unapplied', 'issuers', 'refunds-payable', 'authorized', 'authorizations',
     'bank-charges', 'bank-interest')),
  value_at timestamptz not null,
  recorded_at timestamptz not null,
  order_was_closed boolean not null,
  facts jsonb not null,
  told_by text,
  unique (source, event_id),
  foreign key (investor_id, trade_id) references trades (investor_id, id),
  check ((investor_id is null) = (trade_id is null)),
  constraint money_journal_check2 check (debit_account <> credit_account),
  constraint money_of_no_order check (
    trade_id is not null or 'unapplied' in (debit_account, credit_account)
    or 'bank-charges' in (debit_account, credit_account) or 'bank-interest' in (debit_account, credit_account)
    or (kind in ('paid-out', 'pay-out-reversed') and 'refunds-payable' in (debit_account, credit_account)))
);
create unique index money_by_proposal on money_journal ((facts ->> 'proposal')) where facts ? 'proposal';
create index money_by_trade on money_journal (investor_id, trade_id, seq);

create function refuse_journal_change() returns trigger language plpgsql as $$
begin
  raise exception 'The money journal is append-only';
end $$;
create trigger money_journal_is_append_only before update or delete on money_journal
for each row execute function refuse_journal_change();
create trigger money_journal_is_never_emptied before truncate on money_journal
for each statement execute function refuse_journal_change();

-- To the cent as it was approved: one row for each proposal.
create function keep_leaving_money() returns trigger language plpgsql as $$
declare
  act text := case new.kind when 'released' then 'release-money' else 'refund-money' end;
  tie jsonb := require_two_or_emergency(array[act], 'money:' || new.trade_id);
begin
  if tie ? 'proposal' and new.amount_cents is distinct from (
    select (payload ->> 'amountCents')::bigint from proposals where id = tie ->> 'proposal'
  ) then
    raise exception 'Another amount was approved'
      using errcode = 'check_violation', constraint = 'money_as_approved';
  end if;
  new.facts := new.facts || tie;
  return new;
end $$;
create trigger money_leaves_by_two before insert on money_journal
for each row when (new.kind in ('released', 'refunded'))
execute function keep_leaving_money();

-- Money of no order likewise, by a proposal about exactly this money.
create function keep_sent_back() returns trigger language plpgsql as $$
declare
  tie jsonb := require_two_or_emergency(array['send-back'], (
    select 'unapplied:' || id from unapplied_money
    where journal_id = new.facts ->> 'event' and ended_at is null));
begin
  if new.amount_cents is distinct from (
    select (payload ->> 'amountCents')::bigint from proposals where id = tie ->> 'proposal'
  ) then
    raise exception 'Another amount was approved'
      using errcode = 'check_violation', constraint = 'money_as_approved';
  end if;
  new.facts := new.facts || tie;
  return new;
end $$;
create trigger unapplied_money_leaves_by_two before insert on money_journal
for each row when (new.kind = 'returned' and new.credit_account = 'refunds-payable')
execute function keep_sent_back();

-- Who paid what a row of the journal tells of, sealed.
create table money_payors (
  journal_id text primary key,
  sealed_payor bytea not null
);

-- Rows that were told before a line of the bank's statement was matched to them: told by somebody else near that day,
-- the same money is seen as such.
create table confirmed_money (
  journal_id text primary key references money_journal (id)
);

-- What the office has to look at about money. Cleared, it comes back on something else only: basis is what it rests on.
create table payment_flags (
  id text primary key,
  investor_id text,
  trade_id text,
  kind text not null check (kind in
    ('money-for-closed-order', 'overpaid', 'unmatched', 'refund-due', 'debit-under-way', 'returned',
     'over-returned', 'looks-twice', 'on-two-orders', 'told-otherwise', 'account-changed', 'payer-differs')),
  detail jsonb not null,
  created_at timestamptz not null,
  cleared_at timestamptz,
  cleared_note text,
  subject text not null default '',
  basis text not null default '',
  cleared_by text,
  sealed_payor bytea,
  foreign key (investor_id, trade_id) references trades (investor_id, id)
);
create index flags_by_trade on payment_flags (investor_id, trade_id);
-- An order is pointed out once for the same reason, until somebody has looked.
create unique index one_open_flag on payment_flags (trade_id, kind, subject)
where trade_id is not null and cleared_at is null;
create index open_flags on payment_flags (created_at) where cleared_at is null;
create index payment_flags_cleared on payment_flags (cleared_at desc, id desc) where cleared_at is not null;
