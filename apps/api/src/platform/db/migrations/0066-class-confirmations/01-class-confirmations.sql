-- Somebody of the office looked at what carries a purchaser's class and confirms it, with a reason: of one version of the profile. A later
-- one is added; none is ever changed.
create table class_confirmations (
  id text primary key,
  number bigint generated always as identity unique,
  trade_id text not null references trades (id),
  -- The purchaser.
  investor_id text not null references investors (id),
  kyc_id text not null references kyc_versions (id),
  -- The decision that was looked at.
  decision_id text not null references exemption_decisions (id),
  reason text not null check (reason <> ''),
  confirmed_by text not null references staff (id),
  confirmed_at timestamptz not null
);
create index class_confirmations_of_profile on class_confirmations (kyc_id, number desc);
create index class_confirmations_of_order on class_confirmations (trade_id, investor_id, number desc);

create function refuse_change_of_class() returns trigger language plpgsql as $$
begin
  raise exception 'What was confirmed of a class stays as it was confirmed'
    using errcode = 'check_violation', constraint = 'class_confirmations_stay';
end $$;
create trigger class_confirmations_are_kept before update or delete on class_confirmations
for each row execute function refuse_change_of_class();
