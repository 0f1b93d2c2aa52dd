-- Where the dealer is registered, from when to when. Nothing is overwritten: a change is a row with the next version of its province,
-- which stands for its period from then on. The first rows are what the dealer's folder said when the portal first started with this
-- table; each later one is what somebody else approved of what stood then. Days are those of the province's own calendar.
create table dealer_registrations (
  province text not null,
  version int not null check (version >= 1),
  period int not null check (period >= 1),
  category text not null check (category in ('exempt-market-dealer')),
  from_day text not null check (from_day ~ '^\d{4}-\d{2}-\d{2}$'),
  last_day text check (last_day ~ '^\d{4}-\d{2}-\d{2}$' and last_day >= from_day),
  terms text,
  source text,
  proposal_id text unique references proposals (id),
  proposed_by text references staff (id),
  approved_by text references staff (id),
  recorded_at timestamptz not null,
  primary key (province, version),
  constraint registrations_by_two check (
    case when proposal_id is null
      then version = 1 and period = 1 and proposed_by is null and approved_by is null
      else proposed_by is not null and approved_by is not null and proposed_by <> approved_by and source is not null
    end)
);

create function keep_registration() returns trigger language plpgsql as $$
declare
  about text := 'registration:' || new.province;
  versions int;
  periods int;
begin
  if new.proposal_id is null then
    -- What an earlier transaction wrote: the folder is believed once.
    if exists (select 1 from dealer_registrations where xmin <> pg_current_xact_id()::xid) then
      raise exception 'A registration is what two persons say'
        using errcode = 'check_violation', constraint = 'registrations_begin_once';
    end if;
    return new;
  end if;
  select count(*), coalesce(max(period), 0) into versions, periods
  from dealer_registrations where province = new.province;
  if new.version <> versions + 1 or new.period > periods + 1 then
    raise exception 'Versions and periods follow each other'
      using errcode = 'check_violation', constraint = 'registrations_in_order';
  end if;
  if not exists (
    select 1 from proposals
    join approvals on approvals.proposal_id = proposals.id and approvals.checker_id = new.approved_by
      and approvals.payload_hash = proposals.payload_hash
    where proposals.id = new.proposal_id and proposals.kind = 'change-registration' and proposals.target = about
      and proposals.maker_id = new.proposed_by and proposals.state = 'approved'
      and proposals.target_version = new.version - 1
      and (payload ->> 'period')::int = new.period
      and payload ->> 'from' = new.from_day
      and payload ->> 'lastDay' is not distinct from new.last_day
      and payload ->> 'terms' is not distinct from new.terms
      and payload ->> 'source' is not distinct from new.source
  ) then
    raise exception 'A registration is what somebody else approved'
      using errcode = 'check_violation', constraint = 'registrations_approved';
  end if;
  return new;
end $$;
create trigger registrations_are_approved before insert on dealer_registrations
for each row execute function keep_registration();

create function refuse_registration_change() returns trigger language plpgsql as $$
begin
  raise exception 'What was said of a registration stays on record'
    using errcode = 'check_violation', constraint = 'registrations_stay';
end $$;
create trigger registrations_stay before update or delete on dealer_registrations
for each row execute function refuse_registration_change();
