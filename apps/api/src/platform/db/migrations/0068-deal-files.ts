import { type Kysely, sql } from 'kysely';

/**
 * Films and documents are part of what is written of a deal and of its versions, which name the files themselves. What deals had is
 * written into them; pieces of uploads are also the office's, which sends videos.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeDealFiles(db);
  await writeIntoDeals(db);
  await writeIntoVersions(db);
  await keepWhatOlderServersDoNotKnow(db);
  await letTheOfficeUpload(db);
}

async function makeDealFiles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deal_files (
      file_id text primary key references files (id),
      deal_id text not null references deals (id),
      part text not null check (part in ('video', 'poster', 'captions', 'document')),
      added_by text references staff (id),
      added_at timestamptz not null
    )`.execute(db);
  for (const [column, part] of [
    ['video_id', 'video'],
    ['cover_id', 'poster'],
    ['captions_en_id', 'captions'],
    ['captions_fr_id', 'captions'],
  ] as const) {
    await sql`
      insert into deal_files (file_id, deal_id, part, added_at)
      select ${sql.ref(column)}, deal_id, ${sql.lit(part)}, added_at from films where deal_id is not null`.execute(
      db,
    );
  }
  await sql`
    insert into deal_files (file_id, deal_id, part, added_at)
    select file_id, deal_id, 'document', created_at from deal_documents
    where kind <> 'offering-memorandum'
    on conflict do nothing`.execute(db);
}

/** The films of a query's deal, as a draft has them; null where it has none. */
const FILMS = (from: string) => `(
  select jsonb_agg(jsonb_build_object('id', f.id, 'title', jsonb_build_object('en', f.description_en, 'fr', f.description_fr),
    'video', f.video_id, 'poster', '/api/film-files/' || f.cover_id,
    'captions', jsonb_build_object('en', f.captions_en_id, 'fr', f.captions_fr_id)) order by f.added_at, f.id)
  from films f where ${from})`;

/** The documents among the rows of `d`, as a draft has them: one of each kind, in both languages. */
const DOCUMENTS = (rows: string) => `(
  select jsonb_agg(jsonb_build_object('kind', k.kind,
    'title', jsonb_build_object('en', coalesce(k.en ->> 'title', ''), 'fr', coalesce(k.fr ->> 'title', '')),
    'file', jsonb_build_object('en', coalesce(k.en ->> 'id', ''), 'fr', coalesce(k.fr ->> 'id', '')))
    order by array_position(array['term-sheet', 'financial-statements', 'appraisal'], k.kind))
  from (
    select d ->> 'kind' as kind,
      (array_agg(d) filter (where d ->> 'language' = 'en'))[1] as en,
      (array_agg(d) filter (where d ->> 'language' = 'fr'))[1] as fr
    from ${rows} where d ->> 'kind' <> 'offering-memorandum' group by d ->> 'kind') k)`;

const NEWEST_DOCUMENTS = (dealId: string) => `(
  select jsonb_build_object('id', n.id, 'kind', n.kind, 'language', n.language, 'title', n.title) as d
  from (select distinct on (kind, language) * from deal_documents where deal_id = ${dealId}
    order by kind, language, version desc) n) newest`;

/** What has neither stays as it is. */
const ADDED = (films: string, documents: string) =>
  `jsonb_strip_nulls(jsonb_build_object('films', ${films}, 'documents', ${documents}))`;

async function writeIntoDeals(db: Kysely<unknown>): Promise<void> {
  const added = (dealId: string) =>
    sql.raw(ADDED(FILMS(`f.deal_id = ${dealId}`), DOCUMENTS(NEWEST_DOCUMENTS(dealId))));
  await sql`update deals set content = content || ${added('deals.id')}
    where version > 0`.execute(db);
  await sql`
    update deal_drafts set
      draft = jsonb_set(draft, '{content}', (draft -> 'content') || ${added('deal_drafts.deal_id')}),
      confirmed = confirmed || ${added('deal_drafts.deal_id')}`.execute(db);
}

/** Says in `draft` what `attachments` says of the same day; no version says anything else than before. */
async function writeIntoVersions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deal_versions disable trigger deal_versions_never_change`.execute(db);
  const films = FILMS(
    `f.id in (select v ->> 'id' from jsonb_array_elements(deal_versions.attachments -> 'videos') v)`,
  );
  const documents = DOCUMENTS(`jsonb_array_elements(deal_versions.attachments -> 'documents') d`);
  await sql`
    update deal_versions set
      draft = jsonb_set(draft, '{content}', (draft -> 'content') || ${sql.raw(ADDED(films, documents))})`.execute(
    db,
  );
  await sql`alter table deal_versions enable trigger deal_versions_never_change`.execute(db);
}

/** A server of the version before writes deals without films and documents: what was there stays. */
async function keepWhatOlderServersDoNotKnow(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_films_and_documents() returns trigger language plpgsql as $$
    declare
      part text;
    begin
      foreach part in array array['films', 'documents'] loop
        if tg_table_name = 'deals' then
          if old.content -> part is not null and new.content -> part is null then
            new.content := new.content || jsonb_build_object(part, old.content -> part);
          end if;
        elsif old.draft #> array['content', part] is not null and new.draft #> array['content', part] is null then
          new.draft := jsonb_set(new.draft, array['content', part], old.draft #> array['content', part]);
        end if;
      end loop;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger deals_keep_films_and_documents before update of content on deals
    for each row execute function keep_films_and_documents()`.execute(db);
  await sql`
    create trigger deal_drafts_keep_films_and_documents before update of draft on deal_drafts
    for each row execute function keep_films_and_documents()`.execute(db);
}

async function letTheOfficeUpload(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table uploads
      alter column investor_id drop not null,
      add column staff_id text references staff (id),
      add check ((investor_id is null) <> (staff_id is null)),
      add unique (staff_id, sha256, length_bytes)`.execute(db);
}
