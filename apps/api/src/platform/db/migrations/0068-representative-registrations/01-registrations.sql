-- Where representatives are registered, from when to when (NI 31-103 s. 4.1). Nothing is overwritten: each change says all of a
-- representative's periods anew, under the next version, and `registrations_version` names what stands. Days are those of the
-- province's own calendar.
create table representative_registrations (
  representative_id text not null references representatives (id),
  version int not null check (version >= 1),
  province text not null,
  from_day text not null check (from_day ~ '^\d{4}-\d{2}-\d{2}$'),
  last_day text check (last_day ~ '^\d{4}-\d{2}-\d{2}$' and last_day >= from_day),
  recorded_by text references staff (id),
  recorded_at timestamptz not null,
  primary key (representative_id, version, province, from_day)
);
alter table representatives add column registrations_version int not null default 0;

create function keep_representative_registration() returns trigger language plpgsql as $$
begin
  if exists (
    select from representative_registrations other
    where other.representative_id = new.representative_id and other.version = new.version and other.province = new.province
      and (other.last_day is null or new.from_day <= other.last_day)
      and (new.last_day is null or other.from_day <= new.last_day)
  ) then
    raise exception 'Two registrations of a representative in a province have no day in common'
      using errcode = 'check_violation', constraint = 'representative_registrations_apart';
  end if;
  return new;
end $$;
create trigger representative_registrations_are_apart before insert on representative_registrations
for each row execute function keep_representative_registration();

create function refuse_change_of_representative_registration() returns trigger language plpgsql as $$
begin
  raise exception 'What was said of a registration stays on record'
    using errcode = 'check_violation', constraint = 'representative_registrations_stay';
end $$;
create trigger representative_registrations_stay before update or delete on representative_registrations
for each row execute function refuse_change_of_representative_registration();

-- What stands today goes on from the day of the upgrade, as the dealer's own registrations did.
insert into representative_registrations (representative_id, version, province, from_day, last_day, recorded_by, recorded_at)
select id, 1, code, day_of_purchaser(code, now())::text, null, null, now()
from representatives cross join lateral (select distinct unnest(provinces) as code) named;
update representatives set registrations_version = 1 where cardinality(provinces) > 0;
