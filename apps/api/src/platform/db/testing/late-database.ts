import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { migrate } from '../migrate.ts';
import type { Db } from '../tables.ts';

/** Makes the database of a commit of main between two migrations: everything up to `last` in order, and what was ahead of its turn. */
export async function migrateAhead(db: Db, last: string, ahead: readonly string[]): Promise<void> {
  await migrate(db, last);
  for (const name of ahead) {
    const { up }: Migration = await import(`../migrations/${name}.ts`);
    await up(db);
    await recordMigration(db, name);
  }
}

export const recordMigration = (db: Db, name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, now()::text)`.execute(db);

/** What a database has that was migrated in order, as every test's own was: see prepare-engine.ts. */
export async function schemaInOrder(): Promise<string[]> {
  const { db, close } = await openTestDatabase();
  return schemaOf(db).finally(close);
}

/** Whatever the migrations make, in the database's own words; places of columns are not told, since nothing reads by them. */
export async function schemaOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as part
    from information_schema.columns where table_schema = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
    order by 1`.execute(db);
  return rows.map(({ part }) => part);
}
