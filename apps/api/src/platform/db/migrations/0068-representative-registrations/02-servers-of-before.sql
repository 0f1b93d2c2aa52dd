-- Servers of the version before know provinces without days, and write them alone. What they add counts from that day on, what they take
-- away ended the day before, and the rest stays as it was said.
create function follow_provinces_of_before() returns trigger language plpgsql as $$
declare
  next int := new.registrations_version + 1;
begin
  if tg_op = 'INSERT' and cardinality(new.provinces) = 0 then
    return null;
  end if;
  insert into representative_registrations (representative_id, version, province, from_day, last_day, recorded_by, recorded_at)
  select new.id, next, known.province, known.from_day,
    case when known.is_now and not known.province = any (new.provinces) then known.yesterday else known.last_day end, null, now()
  from (
    select standing.*, (today - 1)::text as yesterday,
      from_day <= today::text and (last_day is null or last_day >= today::text) as is_now
    from representative_registrations standing
    cross join lateral (select day_of_purchaser(standing.province, now()) as today) calendar
    where representative_id = new.id and version = new.registrations_version
  ) known
  where not known.is_now or known.province = any (new.provinces) or known.from_day <= known.yesterday;
  insert into representative_registrations (representative_id, version, province, from_day, last_day, recorded_by, recorded_at)
  select new.id, next, code, today::text, (
      select (min(from_day)::date - 1)::text from representative_registrations later
      where later.representative_id = new.id and later.version = next and later.province = code and later.from_day > today::text
    ), null, now()
  from (select distinct unnest(new.provinces) as code) named
  cross join lateral (select day_of_purchaser(code, now()) as today) calendar
  where not exists (
    select from representative_registrations said
    where said.representative_id = new.id and said.version = next and said.province = code
      and said.from_day <= today::text and (said.last_day is null or said.last_day >= today::text));
  update representatives set registrations_version = next where id = new.id;
  return null;
end $$;
create trigger provinces_of_before_are_added after insert on representatives
for each row when (new.registrations_version = 0) execute function follow_provinces_of_before();
create trigger provinces_of_before_are_followed after update of provinces on representatives
for each row when (new.registrations_version = old.registrations_version and new.provinces is distinct from old.provinces)
execute function follow_provinces_of_before();
