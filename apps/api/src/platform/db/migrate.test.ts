import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyDatabase } from '../../testing/open-test-database.ts';
import { isMigrated, MIGRATIONS, migrate } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

const record = (name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, now()::text)`.execute(database.db);
const tableCount = async () =>
  (await sql`select from information_schema.tables where table_schema = 'public'`.execute(database.db)).rows
    .length;

it('the database of a demonstration before version 1.0 is refused with instructions, and left unchanged', async () => {
  await sql`create table kysely_migration (name text primary key, timestamp text not null)`.execute(
    database.db,
  );
  await record('0001-accounts');
  await record('0081-no-completion-beside-answers');
  const before = await tableCount();
  await expect(migrate(database.db)).rejects.toThrow(
    /^This database was made by a demonstration of the portal before version 1\.0, .* Remove the data directory/,
  );
  expect(await tableCount()).toBe(before);
  await sql`drop table kysely_migration`.execute(database.db);
});

it('an empty database gets every table, once, whichever of two servers comes first', async () => {
  await Promise.all([migrate(database.db), migrate(database.db)]);
  expect(await isMigrated(database.db)).toBe(true);
  const { rows } = await sql`select name from kysely_migration`.execute(database.db);
  expect(rows).toEqual(Object.keys(MIGRATIONS).map((name) => ({ name })));
  await migrate(database.db);
});

it('after an upgrade the database knows what is in its tables, also where nothing has counted them yet', async () => {
  const analyzed = async () => {
    const { rows } = await sql<{ rows: number }>`
      select reltuples::int as rows from pg_class where oid = 'before_it'::regclass`.execute(database.db);
    return rows[0]?.rows;
  };
  const added = {
    up: async (db: Kysely<unknown>) =>
      void (await sql`create table before_it as select generate_series(1, 300) as number`.execute(db)),
  };
  await migrate(database.db, { ...MIGRATIONS, '9990-of-rows': added });
  expect(await analyzed()).toBe(300);
  await sql`drop table before_it`.execute(database.db);
  await sql`delete from kysely_migration where name = '9990-of-rows'`.execute(database.db);
});

it('the database of a later version serves the servers of this one', async () => {
  await record('9999-of-a-later-version');
  await migrate(database.db);
  expect(await isMigrated(database.db)).toBe(true);
});

it('a database with an unknown migration, and without one of these, is refused', async () => {
  const more = { ...MIGRATIONS, '9998-of-this-one': { up: async () => undefined } };
  await expect(migrate(database.db, more)).rejects.toThrow('Migration failed: before the first migration');
});
