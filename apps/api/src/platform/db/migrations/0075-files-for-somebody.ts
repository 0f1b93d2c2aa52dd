import { type Kysely, sql } from 'kysely';

/**
 * Every file says who may read it: none is anybody's for want of a word. Videos and captions that no version of a deal names are
 * the office's until one does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update files set audience = case
      when investor_id is not null then 'owner'
      when purpose in ('film', 'picture') then 'public'
      when exists (select 1 from deal_documents where file_id = files.id) then 'investors'
      else 'staff' end
    where audience is null`.execute(db);
  await sql`alter table files alter column audience set not null`.execute(db);
  const named = sql`exists (
    select 1 from deal_versions where deal_versions.deal_id = deal_files.deal_id
      and strpos(deal_versions.draft::text, deal_files.file_id) > 0)`;
  const parts = (...of: string[]) =>
    sql`deal_files.file_id = files.id and deal_files.part in (${sql.join(of.map((part) => sql.lit(part)))})`;
  await sql`
    update files set audience = 'public' from deal_files
    where ${parts('video', 'poster', 'captions')} and audience <> 'public'`.execute(db);
  await sql`
    update files set audience = 'staff', purpose = 'film-draft' from deal_files where ${parts('video', 'captions')} and not ${named}`.execute(
    db,
  );
}
