-- What was decided about an order: whether, under which exemption and up to how much one of its purchasers may buy. `number` gives the
-- order in which decisions were made. `counts_from` is the first day of the purchases that `used_cents` counts; null where the cap is of
-- one purchase alone, or there is none. `is_observed` is true while the portal looks on: what was decided stopped nobody.
create table exemption_decisions (
  id text primary key,
  number bigint generated always as identity unique,
  trade_id text not null references trades (id),
  investor_id text not null references investors (id),
  kyc_id text references kyc_versions (id),
  deal_id text not null references deals (id),
  deal_version int,
  total_cents bigint not null check (total_cents > 0),
  province text,
  decided_on date not null,
  occasion text not null check (occasion in
    ('placing', 'change', 'purchasers', 'profile', 'offering', 'ceremony', 'submission', 'approval')),
  outcome text not null check (outcome in ('allowed', 'refused', 'unknown')),
  exemption text check (exemption in ('AI', 'FFBA', 'MIN', 'OM')),
  rule_id text,
  cap_cents bigint,
  used_cents bigint not null check (used_cents >= 0),
  room_cents bigint,
  counts_from date,
  forms text[] not null,
  needs_advice boolean not null,
  needs_evidence boolean not null,
  blocked_by text,
  rule_version text not null,
  sealed_because bytea not null,
  is_observed boolean not null,
  decided_by text not null,
  at timestamptz not null,
  constraint an_allowed_decision_names_its_exemption check (outcome <> 'allowed' or exemption is not null)
);
create index exemption_decisions_of_order on exemption_decisions (trade_id, investor_id, number desc);
create index exemption_decisions_of_person on exemption_decisions (investor_id, number desc);

create function keep_exemption_decision() returns trigger language plpgsql as $$
begin
  -- Sealed anew when the key changes.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'sealed_because' = to_jsonb(old) - 'sealed_because' then
    return new;
  end if;
  raise exception 'What was decided of an order stays as it was decided'
    using errcode = 'check_violation', constraint = 'exemption_decisions_stay';
end $$;
create trigger exemption_decisions_are_kept before update or delete on exemption_decisions
for each row execute function keep_exemption_decision();
