-- A residence that is only a box at the post office is something for the office to look at. Only a wider check: servers of the
-- version before write what it allows.
alter table kyc_flags drop constraint kyc_flags_kind_check;
alter table kyc_flags add constraint kyc_flags_kind_check
  check (kind in ('same-number', 'other-name', 'box-residence')) not valid;
