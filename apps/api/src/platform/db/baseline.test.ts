import { execFileSync } from 'node:child_process';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openEmptyDatabase } from '../../testing/open-test-database.ts';
import { programPath } from '../backup/postgres-programs.ts';
import { migrate } from './migrate.ts';
import * as baseline from './migrations/0001-baseline.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Db } from './tables.ts';
import { catalogueOf } from './testing/catalogue.ts';

const LIMIT_MS = 120_000;
const PARTS_MIN = 1500;
const STATEMENTS_MIN = 300;

let summed: OpenDatabase;
let based: OpenDatabase;
beforeAll(async () => {
  summed = await openEmptyDatabase();
  based = await openEmptyDatabase();
  await migrate(summed.db);
  const { error } = await new Migrator({
    db: based.db,
    provider: { getMigrations: async () => ({ '0001-baseline': baseline }) },
  }).migrateToLatest();
  expect(error).toBeUndefined();
  for (const { db } of [summed, based]) {
    await sql`drop table kysely_migration, kysely_migration_lock`.execute(db);
  }
}, LIMIT_MS);
afterAll(async () => {
  await summed.close();
  await based.close();
});

/** The bodies of functions stand four spaces further right in the files of the 73. */
const leftOf = (text: string) =>
  text.replace(/\$(function)?\$.*?\$(function)?\$/gs, (body) => body.replace(/^ {4}/gm, ''));

const rowsOf = async (db: Db): Promise<string[]> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(
    db,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t order by 1`.execute(db);
    found.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return found;
};

it('the catalogue of the baseline is that of the sum of the migrations', async () => {
  const sum = (await catalogueOf(summed.db)).map(leftOf).sort();
  expect(sum.length).toBeGreaterThan(PARTS_MIN);
  expect((await catalogueOf(based.db)).sort()).toEqual(sum);
});

it('the rows of the baseline are those of the sum of the migrations', async () => {
  const sum = await rowsOf(summed.db);
  expect(sum).toHaveLength(2);
  expect(await rowsOf(based.db)).toEqual(sum);
});

// The embedded engine has no programs.
it.runIf(inject('engine').kind === 'postgres')(
  'PostgreSQL dumps the baseline as the sum of the migrations',
  () => {
    const sum = statementsOf(summed).map(leftOf).sort();
    expect(sum.length).toBeGreaterThan(STATEMENTS_MIN);
    expect(statementsOf(based).sort()).toEqual(sum);
  },
);

/** What pg_dump writes of the schema, statement by statement. */
function statementsOf({ pool }: OpenDatabase): string[] {
  const dump = execFileSync(
    programPath('pg_dump'),
    ['--schema-only', '-d', String(pool.options.connectionString)],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  return dump.replace(/^\\(un)?restrict .*$/gm, '').split(/^--\n(?=-- Name: )/m);
}
