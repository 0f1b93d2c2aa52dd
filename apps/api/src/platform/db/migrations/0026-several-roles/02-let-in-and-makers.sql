-- Who lets in, and who may still stand behind a proposal, by all roles of a person. What two persons decide stays counted by
-- persons: maker and checker are compared by who they are, whatever their roles.

create or replace function keep_admission() returns trigger language plpgsql as $$
declare
  about text := 'staff:' || new.staff_id;
begin
  if new.kind = 'founded' then
    if exists (select 1 from emergencies where target = about and kind = 'let-in' and not carried_out) then
      perform require_two_or_emergency(array['let-in'], about);
      return new;
    end if;
    if not exists (select 1 from staff where joined_at is not null) then
      return new;
    end if;
  elsif new.approver_id is not null then
    if exists (
      select 1 from proposals
      join approvals on approvals.proposal_id = proposals.id and approvals.checker_id = new.approver_id
        and approvals.payload_hash = proposals.payload_hash
      where proposals.id = new.proposal_id and proposals.state = 'approved' and proposals.target = about
        and proposals.maker_id = new.proposer_id
        and case proposals.kind
          when 'admit-person' then payload ->> 'way' = new.kind and roles_proposed(payload, 'roles', 'role') = new.roles
          when 'change-role' then new.kind = 'role-given' and roles_proposed(payload, 'toRoles', 'toRole') = new.roles
          else false
        end
    ) then
      return new;
    end if;
  elsif new.kind = 'invited' then
    if new.roles = array['representative'] then
      return new;
    end if;
  elsif new.kind = 'role-given' and exists (
    select 1 from emergencies
    where target = about and kind = 'change-role' and staff_id = new.proposer_id and carried_out
  ) then
    return new;
  end if;
  raise exception 'Whoever decides is let in by two'
    using errcode = 'check_violation', constraint = 'admission_takes_two';
end $$;

create or replace function require_admission() returns trigger language plpgsql as $$
declare
  admission staff_admissions%rowtype;
begin
  select * into admission from staff_admissions where staff_id = new.id order by seq desc limit 1;
  if not found or coalesce(admission.roles, array[admission.role]) <> new.roles
    or (tg_op = 'UPDATE' and (admission.kind not in ('restored', 'founded') or admission.at < old.ended_at)) then
    raise exception 'Nobody is in the office whom nobody let in'
      using errcode = 'check_violation', constraint = 'staff_are_let_in';
  end if;
  return null;
end $$;

create function may_propose(kind text, roles text[]) returns boolean language sql immutable as $$
  select exists (select 1 from unnest(roles) as each (role) where may_propose(kind, each.role))
$$;

create or replace function require_maker_there() returns trigger language plpgsql as $$
begin
  perform 1 from staff
  where id = new.maker_id and ended_at is null and may_propose(new.kind, roles) for share;
  if not found then
    raise exception 'What somebody proposed who may no longer propose it is not applied'
      using errcode = 'check_violation', constraint = 'proposal_of_somebody_there';
  end if;
  return new;
end $$;
