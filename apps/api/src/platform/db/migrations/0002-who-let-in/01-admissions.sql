-- Who let whom in to the office. Whoever decides is let in by two administrators, and two persons whom one person let in
-- alone are no maker and checker of each other.

create table staff_admissions (
  seq bigint generated always as identity primary key,
  staff_id text not null references staff (id),
  kind text not null check (kind in ('founded', 'before', 'invited', 'restored', 'reset', 'role-given')),
  role text not null,
  proposer_id text references staff (id),
  approver_id text references staff (id),
  proposal_id text references proposals (id),
  at timestamptz not null,
  constraint admission_approver_has_proposal check ((approver_id is null) = (proposal_id is null)),
  constraint admission_by_two check (approver_id is null or (proposer_id is not null and proposer_id <> approver_id)),
  constraint admission_founded_by_nobody check ((kind in ('founded', 'before')) = (proposer_id is null))
);
create index staff_admissions_of_person on staff_admissions (staff_id, seq desc);
create index staff_admissions_by_time on staff_admissions (at);

-- Of those who were here already, nobody wrote down who let them in.
insert into staff_admissions (staff_id, kind, role, at) select id, 'before', role, created_at from staff;

-- The first office is founded while nobody has come in; later only in an emergency of whoever runs the machine.
create function keep_admission() returns trigger language plpgsql as $$
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
          when 'admit-person' then payload ->> 'way' = new.kind and payload ->> 'role' = new.role
          when 'change-role' then new.kind = 'role-given' and payload ->> 'toRole' = new.role
          else false
        end
    ) then
      return new;
    end if;
  elsif new.kind = 'invited' then
    if new.role = 'representative' then
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
create trigger admissions_take_two before insert on staff_admissions
for each row execute function keep_admission();

create function refuse_admission_change() returns trigger language plpgsql as $$
begin
  raise exception 'Who let somebody in stays on record'
    using errcode = 'check_violation', constraint = 'admissions_stay';
end $$;
create trigger admissions_stay before update or delete on staff_admissions
for each row execute function refuse_admission_change();

-- Nobody has access, gets it back, or begins anew without a row above, with the role that it names.
create function require_admission() returns trigger language plpgsql as $$
declare
  admission staff_admissions%rowtype;
begin
  select * into admission from staff_admissions where staff_id = new.id order by seq desc limit 1;
  if not found or admission.role <> new.role
    or (tg_op = 'UPDATE' and (admission.kind not in ('restored', 'founded') or admission.at < old.ended_at)) then
    raise exception 'Nobody is in the office whom nobody let in'
      using errcode = 'check_violation', constraint = 'staff_are_let_in';
  end if;
  return null;
end $$;
create constraint trigger newcomers_are_let_in after insert on staff deferrable initially deferred
for each row when (new.ended_at is null) execute function require_admission();
create constraint trigger access_is_given_back_by_two after update of ended_at on staff deferrable initially deferred
for each row when (old.ended_at is not null and new.ended_at is null) execute function require_admission();

create function require_admission_of_link() returns trigger language plpgsql as $$
begin
  if exists (select 1 from staff where id = new.staff_id and joined_at is not null) and not exists (
    select 1 from staff_admissions
    where staff_id = new.staff_id and kind in ('restored', 'reset', 'founded') and at >= new.created_at
  ) then
    raise exception 'Nobody begins anew whom nobody let in'
      using errcode = 'check_violation', constraint = 'links_are_let_in';
  end if;
  return null;
end $$;
create constraint trigger links_are_let_in after insert on staff_invitations deferrable initially deferred
for each row execute function require_admission_of_link();

-- The person, and everybody who alone let in them, or whoever did: by their last admission.
create function persons_behind(person text) returns setof text language sql stable as $$
  with recursive behind (id) as (
    select person
    union
    select last.proposer_id from behind cross join lateral (
      select proposer_id, approver_id from staff_admissions where staff_id = behind.id order by seq desc limit 1
    ) last where last.approver_id is null and last.proposer_id is not null
  )
  select id from behind
$$;

create function are_let_in_by_one(maker text, checker text) returns boolean language sql stable as $$
  select exists (select persons_behind(maker) intersect select persons_behind(checker))
$$;

create function refuse_let_in_by_one() returns trigger language plpgsql as $$
begin
  if are_let_in_by_one((select maker_id from proposals where id = new.proposal_id), new.checker_id) then
    raise exception 'One person alone let in who proposed this and who approves it'
      using errcode = 'check_violation', constraint = 'approval_by_independent';
  end if;
  return new;
end $$;
-- After the trigger of the baseline, which says first that somebody worked on it.
create trigger approvals_have_independent_eyes before insert or update on approvals
for each row execute function refuse_let_in_by_one();

-- Nobody approves that they themselves begin anew.
create function keep_admission_from_its_person() returns trigger language plpgsql as $$
begin
  insert into proposal_preparers (proposal_id, staff_id)
  select new.id, staff.id from staff where staff.id = substr(new.target, length('staff:') + 1)
  on conflict do nothing;
  return new;
end $$;
create trigger admissions_are_approved_by_others after insert on proposals
for each row when (new.kind = 'admit-person')
execute function keep_admission_from_its_person();
