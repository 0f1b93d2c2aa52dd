import { type Kysely, sql } from 'kysely';

/** What is written of a deal, what was published of it, and which of that an order relied on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addStates(db);
  await makeTables(db);
  await makeFirstVersions(db);
  await keepVersions(db);
  await pointOrdersAtVersions(db);
}

/** Servers of the version before know `is_live` alone: what they write of it moves the state, and the state moves it. */
async function addStates(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deals
      add column state text check (state in ('draft', 'in-review', 'live', 'paused', 'closed')),
      add column version int not null default 0 check (version >= 0)`.execute(db);
  await sql`
    update deals set state = case
      when is_live then 'live'
      when exists (select 1 from trades where trades.deal_id = deals.id) then 'paused'
      else 'draft' end`.execute(db);
  await sql`alter table deals alter column state set not null`.execute(db);
  await sql`
    create function keep_deal_state() returns trigger language plpgsql as $$
    begin
      if new.state is null then
        new.state := case when new.is_live then 'live' else 'draft' end;
      elsif tg_op = 'UPDATE' and new.state = old.state and new.is_live <> old.is_live then
        new.state := case when new.is_live then 'live' else 'paused' end;
      end if;
      new.is_live := new.state = 'live';
      return new;
    end $$`.execute(db);
  await sql`
    create trigger deals_have_a_state before insert or update of state, is_live on deals
    for each row execute function keep_deal_state()`.execute(db);
}

async function makeTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deal_versions (
      deal_id text not null references deals (id),
      number int not null check (number >= 1),
      draft jsonb not null,
      attachments jsonb not null,
      proposal_id text references proposals (id),
      published_at timestamptz not null,
      primary key (deal_id, number)
    )`.execute(db);
  await sql`
    create table deal_drafts (
      deal_id text primary key references deals (id),
      draft jsonb not null,
      version int not null check (version >= 0),
      confirmed jsonb,
      changed_by text references staff (id),
      changed_at timestamptz not null
    )`.execute(db);
  await sql`
    create table deal_editors (
      deal_id text not null references deals (id),
      staff_id text not null references staff (id),
      since_version int not null,
      primary key (deal_id, staff_id, since_version)
    )`.execute(db);
  await sql`
    create table deal_previews (
      token_hash text primary key,
      deal_id text not null references deals (id),
      version int,
      draft jsonb not null,
      created_by text not null references staff (id),
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index deal_previews_by_end on deal_previews (expires_at)`.execute(db);
}

const ISO = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A deal as its row tells, in the shape of a draft. */
const DRAFT_OF_ROW = `jsonb_build_object(
  'slug', slug, 'type', type, 'province', province, 'unitPrice', trim_scale(unit_price_cents / 100.0),
  'minimumUnits', minimum_units, 'maximumUnits', maximum_units, 'unitsTotal', units_total,
  'opensAt', ${ISO('opens_at')}, 'closesAt', ${ISO('closes_at')}, 'content', content - 'videos')`;

async function makeFirstVersions(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into deal_versions (deal_id, number, draft, attachments, published_at)
    select id, 1, ${sql.raw(DRAFT_OF_ROW)}, jsonb_build_object(
      'documents', coalesce((
        select jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'language', d.language, 'title', d.title,
          'version', d.version, 'pages', d.pages) order by d.kind, d.language)
        from (select distinct on (kind, language) * from deal_documents where deal_id = deals.id
          order by kind, language, version desc) d), '[]'),
      'videos', coalesce((
        select jsonb_agg(jsonb_build_object('id', f.id, 'description',
          jsonb_build_object('en', f.description_en, 'fr', f.description_fr)) order by f.added_at, f.id)
        from films f where f.deal_id = deals.id), '[]')),
      created_at
    from deals where state <> 'draft'`.execute(db);
  await sql`update deals set version = 1 where state <> 'draft'`.execute(db);
  await sql`
    insert into deal_drafts (deal_id, draft, version, confirmed, changed_at)
    select id, ${sql.raw(DRAFT_OF_ROW)}, 0, case when state <> 'draft' then content - 'videos' end, updated_at
    from deals`.execute(db);
}

async function keepVersions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_version_change() returns trigger language plpgsql as $$
    begin
      raise exception 'A version of a deal is never changed';
    end $$`.execute(db);
  await sql`
    create trigger deal_versions_never_change before update or delete on deal_versions
    for each row execute function refuse_version_change()`.execute(db);
  await sql`
    create trigger deal_versions_are_never_emptied before truncate on deal_versions
    for each statement execute function refuse_version_change()`.execute(db);
}

/** Servers of the version before do not name the version that an order relies on: it is the published one. */
async function pointOrdersAtVersions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trades add column deal_version int`.execute(db);
  await sql`
    update trades set deal_version = deals.version from deals
    where deals.id = trades.deal_id and deals.version > 0`.execute(db);
  await sql`
    alter table trades add constraint trades_rely_on_a_version
    foreign key (deal_id, deal_version) references deal_versions (deal_id, number)`.execute(db);
  await sql`
    create function name_deal_version() returns trigger language plpgsql as $$
    begin
      select nullif(version, 0) into new.deal_version from deals where id = new.deal_id;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger trades_name_their_version before insert on trades
    for each row when (new.deal_version is null) execute function name_deal_version()`.execute(db);
}
