-- What a representative determined of whether an order suits one of its purchasers: a plain record, of the amount and the profile as they
-- were. The one with the highest number stands; none is ever changed.
create table order_advice (
  id text primary key,
  number bigint generated always as identity unique,
  trade_id text not null references trades (id),
  -- The purchaser.
  investor_id text not null references investors (id),
  kyc_id text not null references kyc_versions (id),
  total_cents bigint not null check (total_cents > 0),
  result text not null check (result in ('positive', 'negative')),
  reason text not null check (reason <> ''),
  given_by text not null references staff (id),
  given_at timestamptz not null
);
create index order_advice_of_purchaser on order_advice (trade_id, investor_id, number desc);

create function refuse_change_of_advice() returns trigger language plpgsql as $$
begin
  raise exception 'What was determined of an order stays as it was determined'
    using errcode = 'check_violation', constraint = 'order_advice_stays';
end $$;
create trigger order_advice_is_kept before update or delete on order_advice
for each row execute function refuse_change_of_advice();

-- An order is decided anew when advice is given.
alter table exemption_decisions drop constraint exemption_decisions_occasion_check;
alter table exemption_decisions add constraint exemption_decisions_occasion_check check (occasion in
  ('placing', 'change', 'purchasers', 'profile', 'offering', 'ceremony', 'submission', 'approval', 'advice')) not valid;
