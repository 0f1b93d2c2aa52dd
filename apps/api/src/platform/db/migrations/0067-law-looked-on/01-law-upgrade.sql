-- A portal that sold before the law was part of it may look on for some days. This is the day on which it came to know the law; none where
-- nobody had registered yet: such a portal never looks on.
create table law_upgrade (
  is_only boolean primary key default true check (is_only),
  upgraded_on date
);
insert into law_upgrade (upgraded_on)
select case when exists (select from investors) then (now() at time zone 'UTC')::date end;
