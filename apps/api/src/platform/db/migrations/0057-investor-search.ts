import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * The office finds investors by the beginnings of names and addresses, and by phone numbers. What is searched is made by the database
 * of what is kept anyway, so that a server of the version before writes it too; `searchTermsOf` (domain/desk/investors) reads a search alike.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const names = sql`first_name || ' ' || last_name || ' ' || email`;
  await sql`
    alter table investors
      add column search_name text collate "C" generated always as (${folded(sql`last_name || ' ' || first_name`)}) stored,
      add column search_text text generated always as (
        ' ' || regexp_replace(${folded(names)}, '[^a-z0-9@+\\u00c0-\\u024f]+', ' ', 'g')
        || ' ' || lower(email) || ' ' || regexp_replace(coalesce(phone, ''), '\\D', '', 'g')
      ) stored`.execute(db);
  await sql`create index investors_by_name on investors (search_name, id)`.execute(db);
  await sql`create index investors_by_representative_and_name on investors (dealer_representative_id, search_name, id)`.execute(
    db,
  );
}

/** Without accents and capitals. */
function folded(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;
}
