import { type Kysely, sql } from 'kysely';

/** Who wants to hear when the dealer is registered where they live; and where investors live as their profiles say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table waiting_list (
      id text primary key,
      email text not null,
      province text not null,
      language text not null check (language in ('en', 'fr')),
      consented_at timestamptz not null,
      unique (province, email)
    )`.execute(db);
  await sql`
    update investors set province = newest.province
    from (
      select distinct on (investor_id) investor_id,
        coalesce(province, sections #>> '{basics,address,province}') as province
      from kyc_versions where state = 'submitted' order by investor_id, version desc
    ) newest
    where newest.investor_id = investors.id and newest.province is not null`.execute(db);
}
