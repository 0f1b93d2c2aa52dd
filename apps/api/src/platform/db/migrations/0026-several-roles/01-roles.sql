-- Somebody of the office may have several roles. `role` stays for servers of the version before, as the first of them: what
-- those read is less than the person may do, never more.

-- The one order in which roles are written, so that two equal sets are equal values; each once.
create function roles_in_order(roles text[]) returns text[] language sql immutable as $$
  select coalesce(array_agg(distinct_role order by place), '{}')
  from unnest(array['representative', 'compliance', 'finance', 'deals', 'administrator'])
    with ordinality as known (distinct_role, place)
  where distinct_role = any(roles)
$$;

alter table staff add column roles text[];
alter table staff_admissions add column roles text[];
update staff set roles = array[role];

-- Whoever writes one has the other follow: servers of before write `role`, those of today `roles`.
create function keep_roles_together() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.roles := coalesce(new.roles, array[new.role]);
  elsif new.roles is not distinct from old.roles and new.role is distinct from old.role then
    new.roles := array[new.role];
  end if;
  if new.roles is null or cardinality(new.roles) = 0 or not new.roles <@ roles_in_order(new.roles) then
    raise exception 'Somebody of the office has one of the roles at least'
      using errcode = 'check_violation', constraint = 'staff_have_roles';
  end if;
  new.roles := roles_in_order(new.roles);
  new.role := new.roles[1];
  return new;
end $$;
-- Before the trigger that asks who gave them: triggers run by their names.
create trigger both_roles_agree before insert or update of role, roles on staff
for each row execute function keep_roles_together();
create trigger admissions_name_roles before insert on staff_admissions
for each row execute function keep_roles_together();

-- What a proposal would give, as servers of today or of before wrote it.
create function roles_proposed(payload jsonb, several text, one text) returns text[] language sql immutable as $$
  select case
    when jsonb_typeof(payload -> several) = 'array'
      then roles_in_order(array(select jsonb_array_elements_text(payload -> several)))
    else array[payload ->> one]
  end
$$;

create or replace function keep_role() returns trigger language plpgsql as $$
declare
  tie jsonb := require_two_or_emergency(array['change-role', 'let-in'], 'staff:' || new.id);
begin
  if tie ? 'proposal' and not exists (
    select 1 from proposals where id = tie ->> 'proposal'
      and roles_proposed(payload, 'toRoles', 'toRole') = new.roles
      and payload ->> 'representativeId' is not distinct from new.representative_id
  ) then
    raise exception 'Other roles were approved'
      using errcode = 'check_violation', constraint = 'role_as_approved';
  end if;
  return new;
end $$;
drop trigger roles_are_given_by_two on staff;
create trigger roles_are_given_by_two before update of role, roles, representative_id on staff
for each row when (new.roles is distinct from old.roles or new.representative_id is distinct from old.representative_id)
execute function keep_role();
