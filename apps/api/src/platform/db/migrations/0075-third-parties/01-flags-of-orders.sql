-- An order that is made for somebody else is something for the office to look at (PCMLTFR s. 135), each order and each answer by itself:
-- what was looked at of one says nothing of another. Only wider: servers of the version before write what it allows.
alter table kyc_flags add column trade_id text;
alter table kyc_flags drop constraint kyc_flags_kind_check;
alter table kyc_flags add constraint kyc_flags_kind_check
  check (kind in ('same-number', 'other-name', 'box-residence', 'third-party')) not valid;
alter table kyc_flags add constraint kyc_flags_of_orders check ((kind = 'third-party') = (trade_id is not null)) not valid;

drop index one_open_kyc_flag;
create unique index one_open_kyc_flag
on kyc_flags (investor_id, kind, coalesce(other_investor_id, ''), coalesce(trade_id || ' ' || basis, ''))
where cleared_at is null;
