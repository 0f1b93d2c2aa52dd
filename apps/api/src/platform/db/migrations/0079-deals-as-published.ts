import { type Kysely, sql } from 'kysely';

/**
 * What a published deal offers is what its version says, which two approved (0065, 0074): here, so that neither a statement nor a use case can
 * forget it. A deal that differs from before stays as it is until its next version; nothing here reads what lies there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await compareWithVersion(db);
  await keepTerms(db);
  await keepDocuments(db);
}

/** Servers and older versions that know no films, documents or costs leave a deal those that it had (0068, 0076). */
async function compareWithVersion(db: Kysely<unknown>): Promise<void> {
  await sql`
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
    end $$`.execute(db);
}

const TERMS = [
  'slug',
  'type',
  'province',
  'unit_price_cents',
  'minimum_units',
  'maximum_units',
  'units_total',
  'opens_at',
  'closes_at',
  'content',
  'version',
];

/** A version is there before its deal moves to it; one that is brought in comes after its deal, in the same transaction. */
async function keepTerms(db: Kysely<unknown>): Promise<void> {
  const termsOf = (row: string) => sql.raw(`(${TERMS.map((term) => `${row}.${term}`).join(', ')})`);
  const isPublished = sql`(new.version > 0 or new.state in ('live', 'paused', 'closed'))`;
  await sql`
    create trigger deals_stay_as_published after update of ${sql.raw(TERMS.join(', '))} on deals
    for each row when (${isPublished} and ${termsOf('new')} is distinct from ${termsOf('old')})
    execute function keep_deal_as_published()`.execute(db);
  await sql`
    create constraint trigger deals_come_as_published after insert on deals
    deferrable initially deferred for each row when (${isPublished})
    execute function keep_deal_as_published()`.execute(db);
}

/** A version names its documents by their files: a row of one says of which, and does not become another's. Of memoranda 0074 keeps more. */
async function keepDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deal_documents add constraint document_is_its_file check (id = file_id) not valid`.execute(
    db,
  );
  await sql`
    create function keep_published_document() returns trigger language plpgsql as $$
    begin
      raise exception 'A document stays as it was published'
        using errcode = 'check_violation', constraint = 'documents_stay';
    end $$`.execute(db);
  await sql`
    create trigger documents_stay before update or delete on deal_documents
    for each row when (old.kind <> 'offering-memorandum') execute function keep_published_document()`.execute(
    db,
  );
}
