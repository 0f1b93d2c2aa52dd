-- What the law asks about a deal's sale is in its content, under 'offering'. A server of the version before writes deals without it: what was
-- there stays, as it does for films, documents and costs.
create or replace function keep_films_and_documents() returns trigger language plpgsql as $$
declare
  part text;
begin
  foreach part in array array['films', 'documents', 'costs', 'offering'] loop
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
create or replace function keep_deal_as_published() returns trigger language plpgsql as $$
declare
  unsaid jsonb := '{}';
begin
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(key, value), '{}') into unsaid
    from jsonb_each(old.content) where key in ('films', 'documents', 'costs', 'offering');
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
