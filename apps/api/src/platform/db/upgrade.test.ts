import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyDatabase } from '../../testing/open-test-database.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';
import { fillTables } from './testing/fill-tables.ts';

const LIMIT_MS = 120_000;
const TABLES_MIN = 90;

/** The migrations of this version, and one after all of them. */
const withOneMore = (up: (db: Kysely<unknown>) => Promise<unknown>): Record<string, Migration> => ({
  ...MIGRATIONS,
  '9999-of-the-test': { up: async (db) => void (await up(db)) },
});

let database: OpenDatabase;
let before: Map<string, Record<string, unknown>>;
beforeAll(async () => {
  database = await openEmptyDatabase();
  const [baseline] = Object.entries(MIGRATIONS).slice(0, 1);
  await migrate(database.db, Object.fromEntries([baseline ?? []]));
  await fillTables(database.db);
  before = await rowsByTable();
  await migrate(database.db);
}, LIMIT_MS);
afterAll(() => database.close());

/** The first row of each table, as JSON. */
async function rowsByTable(): Promise<Map<string, Record<string, unknown>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%' order by 1`.execute(database.db);
  const found = new Map<string, Record<string, unknown>>();
  for (const { name } of tables) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(name)} t limit 1`.execute(database.db);
    found.set(name, rows[0]?.row ?? {});
  }
  return found;
}

/** Reads every table and compares what was there before, leaving out new and removed columns. */
async function expectRowsOfBefore(): Promise<void> {
  const after = await rowsByTable();
  for (const [table, row] of before) {
    const now = after.get(table) ?? {};
    const kept = Object.entries(row).filter(([name]) => name in now);
    expect(kept, table).not.toEqual([]);
    expect(now, table).toMatchObject(Object.fromEntries(kept));
  }
}

describe('a database of version 1.0.0 with a row in every table', () => {
  it('is migrated to this version, and keeps its data', async () => {
    const filled = [...before.values()].filter((row) => Object.keys(row).length > 0);
    expect(filled).toHaveLength(before.size);
    expect(before.size).toBeGreaterThan(TABLES_MIN);
    await expectRowsOfBefore();
  });

  it('is refused by a migration that needs an empty table, which is named, and stays as it was', async () => {
    const careless = withOneMore(async (db) => {
      await sql`create table left_behind (id text)`.execute(db);
      await sql`alter table investors add column nickname text not null`.execute(db);
    });
    await expect(migrate(database.db, careless)).rejects.toThrow('Migration failed: 9999-of-the-test');
    await expectRowsOfBefore();
    expect((await rowsByTable()).has('left_behind')).toBe(false);
  });

  it('keeps its data through a migration that adds, fills and indexes', async () => {
    const careful = withOneMore(async (db) => {
      await sql`alter table investors add column nickname text`.execute(db);
      await sql`update investors set nickname = first_name`.execute(db);
      await sql`alter table trades add column is_gift boolean not null default false`.execute(db);
      await sql`create index investors_by_nickname on investors (nickname)`.execute(db);
    });
    await migrate(database.db, careful);
    await expectRowsOfBefore();
    const after = await rowsByTable();
    expect([after.get('investors')?.nickname, after.get('trades')?.is_gift]).toEqual(['x', false]);
  });
});
