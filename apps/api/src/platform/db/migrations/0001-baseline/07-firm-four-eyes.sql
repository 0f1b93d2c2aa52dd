-- The firm: what takes two persons happens by a proposal that they approved, within the transaction that applies it, or
-- by an emergency that names who acted alone and why. Kept here, so that no path of the application can forget it.

-- What somebody proposes and others approve. The hash is the database's own; what is over stays as it ended; nothing is
-- approved by fewer than it asks for, and what is approved is applied before anybody else sees it.
create table proposals (
  id text primary key,
  kind text not null,
  target text not null,
  target_version int not null check (target_version >= 0),
  payload jsonb not null,
  payload_hash text not null,
  maker_id text not null references staff (id),
  state text not null check (state in
    ('submitted', 'approved', 'applied', 'returned', 'withdrawn', 'expired', 'stale')),
  required_approvals int not null check (required_approvals >= 1),
  reason text,
  ended_by text references staff (id),
  created_at timestamptz not null,
  submitted_at timestamptz,
  ended_at timestamptz,
  expires_at timestamptz not null
);
create unique index one_open_proposal on proposals (target) where state in ('draft', 'submitted', 'approved');
create index proposals_by_target on proposals (target, created_at desc);
create index proposals_of_roles on proposals (target, created_at desc) where kind = 'change-role';

create function refuse_approved_for_later() returns trigger language plpgsql as $$
begin
  if (select state from proposals where id = new.id) = 'approved' then
    raise exception 'What is approved is applied at once'
      using errcode = 'check_violation', constraint = 'proposal_is_applied_at_once';
  end if;
  return null;
end $$;
create constraint trigger approved_is_applied after insert or update of state on proposals deferrable initially deferred
for each row when (new.state = 'approved')
execute function refuse_approved_for_later();

create function keep_proposal() returns trigger language plpgsql as $$
begin
  new.payload_hash := encode(sha256(convert_to(new.payload::text, 'UTF8')), 'hex');
  if tg_op = 'INSERT' then
    if new.state <> 'submitted' then
      raise exception 'A proposal begins as submitted'
        using errcode = 'check_violation', constraint = 'proposal_begins';
    end if;
    return new;
  end if;
  if old.state not in ('submitted', 'approved') then
    raise exception 'A proposal that is over stays as it ended'
      using errcode = 'check_violation', constraint = 'proposal_is_over';
  end if;
  if (new.id, new.kind, new.target, new.maker_id, new.required_approvals, new.created_at)
    is distinct from (old.id, old.kind, old.target, old.maker_id, old.required_approvals, old.created_at) then
    raise exception 'Who proposed what, and how many have to approve it, stays'
      using errcode = 'check_violation', constraint = 'proposal_stays';
  end if;
  if old.state = 'approved' and new.payload_hash <> old.payload_hash then
    new.state := 'submitted';
  end if;
  if new.state = 'applied' and old.state <> 'approved' then
    raise exception 'Only what is approved is applied'
      using errcode = 'check_violation', constraint = 'proposal_is_approved';
  end if;
  if new.state in ('approved', 'applied') and new.required_approvals > (
    select count(*) from approvals
    join staff on staff.id = approvals.checker_id and staff.ended_at is null
    where approvals.proposal_id = new.id and approvals.payload_hash = new.payload_hash
      and approvals.checker_id <> new.maker_id and not exists (
        select 1 from proposal_preparers preparer
        where preparer.proposal_id = new.id and preparer.staff_id = approvals.checker_id)
  ) then
    raise exception 'Too few have approved this as it is'
      using errcode = 'check_violation', constraint = 'proposal_needs_approvals';
  end if;
  return new;
end $$;
create trigger proposals_are_kept before insert or update on proposals
for each row execute function keep_proposal();

create function refuse_four_eyes_change() returns trigger language plpgsql as $$
begin
  raise exception 'What was proposed, prepared and approved stays on record';
end $$;
create trigger proposals_stay before delete on proposals
for each row execute function refuse_four_eyes_change();

-- Nobody approves a role of their own, on whatever path it was proposed.
create function keep_role_from_its_person() returns trigger language plpgsql as $$
begin
  insert into proposal_preparers (proposal_id, staff_id)
  values (new.id, substr(new.target, length('staff:') + 1))
  on conflict do nothing;
  return new;
end $$;
create trigger roles_are_approved_by_others after insert on proposals
for each row when (new.kind = 'change-role')
execute function keep_role_from_its_person();

-- Who worked on what is proposed, and so does not approve it.
create table proposal_preparers (
  proposal_id text not null references proposals (id),
  staff_id text not null references staff (id),
  primary key (proposal_id, staff_id)
);
create trigger preparers_stay before update or delete on proposal_preparers
for each row execute function refuse_four_eyes_change();

-- Who approved a proposal, as they saw it. Its row is locked: an edit and an approval at once come one after the other.
create table approvals (
  proposal_id text not null references proposals (id),
  checker_id text not null references staff (id),
  payload_hash text not null,
  approved_at timestamptz not null,
  unique (proposal_id, checker_id)
);

create function keep_four_eyes() returns trigger language plpgsql as $$
declare
  proposal proposals%rowtype;
begin
  select * into proposal from proposals where id = new.proposal_id for update;
  if proposal.state <> 'submitted' then
    raise exception 'Only what is submitted is approved'
      using errcode = 'check_violation', constraint = 'approval_of_submitted';
  end if;
  if new.checker_id = proposal.maker_id or exists (
    select 1 from proposal_preparers
    where proposal_id = new.proposal_id and staff_id = new.checker_id
  ) then
    raise exception 'Nobody approves what they worked on'
      using errcode = 'check_violation', constraint = 'approval_by_another';
  end if;
  if new.payload_hash <> proposal.payload_hash then
    raise exception 'What was seen is not what is there'
      using errcode = 'check_violation', constraint = 'approval_of_what_is_there';
  end if;
  perform 1 from staff where id = new.checker_id and ended_at is null for share;
  if not found then
    raise exception 'Somebody whose access ended approves nothing'
      using errcode = 'check_violation', constraint = 'approval_by_active';
  end if;
  return new;
end $$;
create trigger approvals_have_four_eyes before insert or update on approvals
for each row execute function keep_four_eyes();
create trigger approvals_stay before delete on approvals
for each row execute function refuse_four_eyes_change();

-- What somebody did alone that takes two: carried out in the transaction that names it, once, and kept on record.
create table emergencies (
  id text primary key,
  kind text not null check (kind in
    ('approve-order', 'release-money', 'refund-money', 'change-role', 'let-in', 'bring-in')),
  target text not null,
  staff_id text references staff (id),
  reason text not null check (char_length(reason) between 1 and 1000),
  carried_out boolean not null default false,
  at timestamptz not null,
  constraint emergency_has_a_person check ((staff_id is null) = (kind in ('let-in', 'bring-in')))
);
create index emergencies_to_carry_out on emergencies (target) where not carried_out;

create function refuse_unused_emergency() returns trigger language plpgsql as $$
begin
  if not (select carried_out from emergencies where id = new.id) then
    raise exception 'An emergency is named by what it is for'
      using errcode = 'check_violation', constraint = 'emergency_is_carried_out';
  end if;
  return null;
end $$;
create constraint trigger emergencies_are_carried_out after insert on emergencies deferrable initially deferred
for each row execute function refuse_unused_emergency();

create function keep_emergency() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and not new.carried_out then
    return new;
  end if;
  if tg_op = 'UPDATE' and not old.carried_out and new.carried_out
    and (new.id, new.kind, new.target, new.staff_id, new.reason, new.at)
      is not distinct from (old.id, old.kind, old.target, old.staff_id, old.reason, old.at) then
    return new;
  end if;
  raise exception 'An emergency stays on record as it was'
    using errcode = 'check_violation', constraint = 'emergencies_stay';
end $$;
create trigger emergencies_are_kept before insert or update or delete on emergencies
for each row execute function keep_emergency();

-- By which proposal something is done, or else in which emergency, which it uses up.
create function require_two_or_emergency(acts text[], about text) returns jsonb language plpgsql as $$
declare
  found_id text;
begin
  select id into found_id from proposals where target = about and kind = any(acts) and state = 'approved';
  if found then
    return jsonb_build_object('proposal', found_id);
  end if;
  update emergencies set carried_out = true where id = (
    select id from emergencies where target = about and kind = any(acts) and not carried_out order by id limit 1
  ) returning id into found_id;
  if found then
    return jsonb_build_object('emergency', found_id);
  end if;
  raise exception 'This takes two persons, or an emergency that says who and why'
    using errcode = 'check_violation', constraint = 'two_persons_or_an_emergency';
end $$;

-- Where investors' money goes, in versions, sealed. The first is what the dealer's folder said; each later one is what
-- somebody else approved of what was in force then.
create table trustee_particulars (
  version int primary key check (version >= 1),
  sealed bytea not null,
  mark text not null,
  proposal_id text unique references proposals (id),
  proposed_by text references staff (id),
  approved_by text references staff (id),
  recorded_at timestamptz not null,
  constraint trustee_particulars_by_two check (
    case when version = 1
      then proposal_id is null and proposed_by is null and approved_by is null
      else proposal_id is not null and proposed_by is not null and approved_by is not null
        and proposed_by <> approved_by
    end)
);

create function keep_trustee_particulars() returns trigger language plpgsql as $$
begin
  if new.version = 1 then
    return new;
  end if;
  if new.version is distinct from (select max(version) + 1 from trustee_particulars) then
    raise exception 'Versions follow each other'
      using errcode = 'check_violation', constraint = 'trustee_particulars_in_order';
  end if;
  if not exists (
    select 1 from proposals
    join approvals on approvals.proposal_id = proposals.id and approvals.checker_id = new.approved_by
      and approvals.payload_hash = proposals.payload_hash
    where proposals.id = new.proposal_id and proposals.kind = 'trustee-particulars'
      and proposals.maker_id = new.proposed_by and proposals.state = 'approved'
      and proposals.target_version = new.version - 1 and proposals.payload ->> 'mark' = new.mark
  ) then
    raise exception 'Particulars of the trustee are those that somebody else approved'
      using errcode = 'check_violation', constraint = 'trustee_particulars_approved';
  end if;
  return new;
end $$;
create trigger trustee_particulars_are_approved before insert on trustee_particulars
for each row execute function keep_trustee_particulars();

create function refuse_trustee_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'sealed' = to_jsonb(old) - 'sealed' then
    return new;
  end if;
  raise exception 'Particulars of the trustee stay on record'
    using errcode = 'check_violation', constraint = 'trustee_particulars_stay';
end $$;
create trigger trustee_particulars_stay before update or delete on trustee_particulars
for each row execute function refuse_trustee_change();
