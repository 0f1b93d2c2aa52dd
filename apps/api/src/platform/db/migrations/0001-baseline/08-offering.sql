-- What is on offer: deals, what is written of them and what was published.

-- A server of the version before writes deals without what it does not know: what was there stays.
create function keep_films_and_documents() returns trigger language plpgsql as $$
declare
  part text;
begin
  foreach part in array array['films', 'documents', 'costs'] loop
    if tg_table_name = 'deals' then
      if old.content -> part is not null and new.content -> part is null then
        new.content := new.content || jsonb_build_object(part, old.content -> part);
      end if;
    elsif old.draft #> array['content', part] is not null and new.draft #> array['content', part] is null then
      new.draft := jsonb_set(new.draft, array['content', part], old.draft #> array['content', part]);
    end if;
  end loop;
  return new;
end $$;

-- What a published deal offers is what its version says, which two approved.
create function keep_deal_as_published() returns trigger language plpgsql as $$
declare
  unsaid jsonb := '{}';
begin
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(key, value), '{}') into unsaid
    from jsonb_each(old.content) where key in ('films', 'documents', 'costs');
  end if;
  if not exists (
    select 1 from deal_versions
    where deal_id = new.id and number = new.version
      and new.content = unsaid || (draft -> 'content')
      and (new.slug, new.type, new.province, new.unit_price_cents, new.minimum_units, new.maximum_units, new.units_total)
        is not distinct from (
          draft ->> 'slug', draft ->> 'type', draft ->> 'province', (draft ->> 'unitPrice')::numeric * 100,
          (draft ->> 'minimumUnits')::int, (draft ->> 'maximumUnits')::int, (draft ->> 'unitsTotal')::int)
      -- Drafts know no shorter time than a millisecond.
      and date_trunc('milliseconds', new.opens_at) = date_trunc('milliseconds', (draft ->> 'opensAt')::timestamptz)
      and date_trunc('milliseconds', new.closes_at) = date_trunc('milliseconds', (draft ->> 'closesAt')::timestamptz)
  ) then
    raise exception 'A deal says what its version says'
      using errcode = 'check_violation', constraint = 'deal_as_published';
  end if;
  return null;
end $$;

-- What is published. Of a deal that never was, nothing but its id and its state means anything.
create table deals (
  id text primary key,
  slug text not null unique,
  type text not null,
  province text not null,
  is_live boolean not null,
  unit_price_cents bigint not null check (unit_price_cents > 0),
  minimum_units int not null check (minimum_units > 0),
  maximum_units int not null,
  units_total int not null check (units_total > 0),
  units_taken int not null,
  investor_count int not null default 0 check (investor_count >= 0),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  content jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  announced_at timestamptz,
  state text not null check (state in ('draft', 'in-review', 'live', 'paused', 'closed')),
  version int not null default 0 check (version >= 0),
  check (maximum_units >= minimum_units),
  check (units_taken between 0 and units_total)
);
create constraint trigger deals_come_as_published after insert on deals deferrable initially deferred
for each row when (new.version > 0 or new.state in ('live', 'paused', 'closed'))
execute function keep_deal_as_published();

-- The state moves is_live, by which investors' lists and orders find a deal; what is written of is_live moves the state.
create function keep_deal_state() returns trigger language plpgsql as $$
begin
  if new.state is null then
    new.state := case when new.is_live then 'live' else 'draft' end;
  elsif tg_op = 'UPDATE' and new.state = old.state and new.is_live <> old.is_live then
    new.state := case when new.is_live then 'live' else 'paused' end;
  end if;
  new.is_live := new.state = 'live';
  return new;
end $$;
create trigger deals_have_a_state before insert or update of state, is_live on deals
for each row execute function keep_deal_state();
create trigger deals_keep_films_and_documents before update of content on deals
for each row execute function keep_films_and_documents();

-- A version is what its proposal publishes; a deal that was paused takes orders again by a proposal of its own.
create function keep_deal_on_sale() returns trigger language plpgsql as $$
declare
  tie jsonb;
  was_published boolean := tg_op = 'UPDATE' and old.state in ('live', 'paused', 'closed');
begin
  if tg_op = 'INSERT' then
    if new.version > 0 or new.state in ('live', 'paused', 'closed') then
      perform require_two_or_emergency(array['bring-in'], 'deal:' || new.id);
    end if;
    return new;
  end if;
  if new.version <> old.version or (not was_published and new.state in ('live', 'paused', 'closed')) then
    tie := require_two_or_emergency(array['publish-deal'], 'deal:' || new.id);
    if not exists (
      select 1 from deal_versions
      where deal_id = new.id and number = new.version and proposal_id = tie ->> 'proposal'
    ) then
      raise exception 'A deal is published as the version that two approved'
        using errcode = 'check_violation', constraint = 'deal_as_approved';
    end if;
  elsif new.state = 'live' and old.state <> 'live' then
    perform require_two_or_emergency(array['reopen-deal'], 'deal:' || new.id);
  end if;
  return new;
end $$;
create trigger deals_on_sale_by_two before insert or update of state, is_live, version on deals
for each row execute function keep_deal_on_sale();
create trigger deals_stay_as_published after update of
  slug, type, province, unit_price_cents, minimum_units, maximum_units, units_total, opens_at, closes_at, content, version
on deals
for each row when (
  (new.version > 0 or new.state in ('live', 'paused', 'closed'))
  and (new.slug, new.type, new.province, new.unit_price_cents, new.minimum_units, new.maximum_units, new.units_total,
    new.opens_at, new.closes_at, new.content, new.version)
  is distinct from
  (old.slug, old.type, old.province, old.unit_price_cents, old.minimum_units, old.maximum_units, old.units_total,
    old.opens_at, old.closes_at, old.content, old.version))
execute function keep_deal_as_published();

-- Which deals were announced.
alter table new_deal_mails add constraint new_deal_mails_deal_id_fkey foreign key (deal_id) references deals (id);

-- What was published, one row each time; never changed. The first may have been published elsewhere, as the
-- demonstration was.
create table deal_versions (
  deal_id text not null references deals (id),
  number int not null check (number >= 1),
  draft jsonb not null,
  attachments jsonb not null,
  proposal_id text references proposals (id),
  published_at timestamptz not null,
  primary key (deal_id, number)
);

create function refuse_version_change() returns trigger language plpgsql as $$
begin
  raise exception 'A version of a deal is never changed';
end $$;
create trigger deal_versions_are_never_emptied before truncate on deal_versions
for each statement execute function refuse_version_change();
create trigger deal_versions_never_change before update or delete on deal_versions
for each row execute function refuse_version_change();

create function keep_published_version() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from proposals where id = new.proposal_id and kind = 'publish-deal'
      and target = 'deal:' || new.deal_id and state = 'approved' and payload = new.draft
  ) then
    raise exception 'A version is published by two, as they approved it'
      using errcode = 'check_violation', constraint = 'version_as_approved';
  end if;
  return new;
end $$;
create trigger versions_are_published_by_two before insert on deal_versions
for each row when (new.proposal_id is not null or new.number > 1)
execute function keep_published_version();

-- What is written of a deal.
create table deal_drafts (
  deal_id text primary key references deals (id),
  draft jsonb not null,
  version int not null check (version >= 0),
  confirmed jsonb,
  changed_by text references staff (id),
  changed_at timestamptz not null
);
create trigger deal_drafts_keep_films_and_documents before update of draft on deal_drafts
for each row execute function keep_films_and_documents();

-- Who worked on a deal since a version of it was published.
create table deal_editors (
  deal_id text not null references deals (id),
  staff_id text not null references staff (id),
  since_version int not null,
  primary key (deal_id, staff_id, since_version)
);

-- Links by which somebody without a session reads one state of a deal.
create table deal_previews (
  token_hash text primary key,
  deal_id text not null references deals (id),
  version int,
  draft jsonb not null,
  created_by text not null references staff (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index deal_previews_by_end on deal_previews (expires_at);
