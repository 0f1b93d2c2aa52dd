import { type Kysely, sql } from 'kysely';

/** A server of the version before writes deals without costs, as the one before it did without films: what was there stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function keep_films_and_documents() returns trigger language plpgsql as $$
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
    end $$`.execute(db);
}
