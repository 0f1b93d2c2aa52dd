-- What grows with time and without end is kept in a table for each month. Rows of before stay together in `<table>_before`, of
-- which each month is a copy; a row for which no month was made is in `<table>_default`, so that none is ever refused.

-- Makes the months from the one of `as_of` on, so many ahead, of every table in months; each that it made or could not make is a row.
-- It runs as its owner, since the application's role makes no tables. A month of which the default has rows is not made: they
-- would have to be moved. It gives up after two seconds where somebody reads, and the next night it is tried again.
create function make_months(as_of timestamptz, ahead int) returns table (part text, is_made boolean)
language plpgsql security definer
set search_path = public, pg_temp
set timezone = 'UTC'
set lock_timeout = '2s'
as $$
declare
  parent record;
  month timestamptz;
  trigger_of record;
  reader record;
begin
  if ahead not between 0 and 12 then
    raise exception 'Months are made for a year at most';
  end if;
  for parent in
    select class.oid, class.relname as name, class.relacl, class.relowner, attname as time,
      (select (regexp_match(pg_get_expr(before.relpartbound, before.oid), $re$TO \('([^']+)'\)$re$))[1]::timestamptz
        from pg_class before where before.relname = class.relname || '_before' and before.relnamespace = class.relnamespace) as starts
    from pg_partitioned_table
    join pg_class class on class.oid = partrelid
    join pg_attribute on attrelid = partrelid and attnum = partattrs[0]
    where relnamespace = 'public'::regnamespace
    order by class.relname
  loop
    for month in
      select generate_series(date_trunc('month', as_of), date_trunc('month', as_of) + make_interval(months => ahead), '1 month')
    loop
      part := parent.name || to_char(month, '_YYYY_MM');
      continue when month < parent.starts or to_regclass(part) is not null;
      execute format('select not exists (select from %I where %I >= %L and %I < %L)',
        parent.name || '_default', parent.time, month, parent.time, month + interval '1 month') into is_made;
      if is_made then
        execute format('create table %I (like %I including all)', part, parent.name || '_before');
        execute format('alter table %I attach partition %I for values from (%L) to (%L)',
          parent.name, part, month, month + interval '1 month');
        -- Those of rows come with the parent; those of statements do not.
        for trigger_of in
          select pg_get_triggerdef(oid) as definition from pg_trigger
          where tgrelid = (parent.name || '_before')::regclass and not tgisinternal and (tgtype & 1) = 0
        loop
          execute replace(trigger_of.definition, parent.name || '_before', part);
        end loop;
        for reader in
          select distinct grantee::regrole as name from aclexplode(parent.relacl)
          where privilege_type = 'SELECT' and grantee <> parent.relowner and grantee <> 0
        loop
          execute format('grant select on %I to %s', part, reader.name);
        end loop;
      end if;
      return next;
    end loop;
  end loop;
end $$;
revoke execute on function make_months(timestamptz, int) from public;
