import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyDatabase } from '../../testing/open-test-database.ts';
import { isMigrated, migrate } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Db } from './tables.ts';

const LIMIT_MS = 120_000;
const MANY = 1000;

/** Databases of commits of main between two migrations: what stood in order, and what was ahead of its turn. */
const BETWEEN: [last: string, ahead: string[]][] = [
  ['0036-new-deals', ['0038-unlinked-accounts']],
  ['0039-waiting-list-told', ['0041-articles']],
  ['0064-claimed-messages', ['0069-confirmed-money', '0071-guarded-lines', '0072-profile-reminders']],
  ['0074-published-by-two', ['0076-deal-costs']],
];

let inOrder: string[];
let database: OpenDatabase | undefined;
beforeAll(async () => {
  const { db } = await open();
  await migrate(db);
  inOrder = await schemaOf(db);
  expect(inOrder.length).toBeGreaterThan(MANY);
  await database?.close();
}, LIMIT_MS);
afterEach(() => database?.close());

async function open(): Promise<OpenDatabase> {
  database = await openEmptyDatabase();
  return database;
}

async function migrateAhead(db: Db, last: string, ahead: string[]): Promise<void> {
  await migrate(db, last);
  for (const name of ahead) {
    const { up }: Migration = await import(`./migrations/${name}.ts`);
    await up(db);
    await record(db, name);
  }
}

const record = (db: Db, name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, now()::text)`.execute(db);

/** Whatever the migrations make, in the database's own words; places of columns are not told, since nothing reads by them. */
async function schemaOf(db: Db): Promise<string[]> {
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

const reasonOf = (db: Db) =>
  migrate(db).then(
    () => 'migrated',
    (error: Error) => String(error.cause),
  );

describe('a database of between two migrations of main', () => {
  it.each(BETWEEN)(
    'with everything up to %s and %j is brought to the same tables as any other',
    async (last, ahead) => {
      const { db } = await open();
      await migrateAhead(db, last, ahead);
      await migrate(db);
      expect(await schemaOf(db)).toEqual(inOrder);
      expect(await isMigrated(db)).toBe(true);
      expect(await reasonOf(db)).toBe('migrated');
    },
    LIMIT_MS,
  );

  it(
    'keeps what it has: a deal stays on sale, and a file that said nothing is opened to nobody',
    async () => {
      const { db, pool } = await open();
      await migrateAhead(db, '0073-sealed-lines', ['0076-deal-costs']);
      await pool.query(
        `insert into deals (id, slug, type, province, is_live, unit_price_cents, minimum_units, maximum_units, units_total,
           units_taken, opens_at, closes_at, content, created_at, updated_at)
         values ('wharf', 'wharf', 'land', 'CAN-ON', true, 100, 1, 2, 3, 0, now(), now(), '{}', now(), now())`,
      );
      await pool.query(
        `insert into files (id, purpose, original_name, content_type, size_bytes, sha256, storage_key, created_at)
         values ('notes', 'deal-document', 'notes.pdf', 'application/pdf', 1, 'x', 'notes', now())`,
      );
      await migrate(db);
      const { rows } = await pool.query(`select state, (select audience from files) from deals`);
      expect(rows).toEqual([{ state: 'live', audience: 'staff' }]);
      expect(await schemaOf(db)).toEqual(inOrder);
      await pool.query('update deals set units_taken = 1');
      await expect(pool.query('update deals set unit_price_cents = 1')).rejects.toThrow(
        'what its version says',
      );
    },
    LIMIT_MS,
  );
});

describe('a database that this code did not make', () => {
  it(
    'is refused: a migration is on record that the code does not know',
    async () => {
      const { db } = await open();
      await migrateAhead(db, '0073-sealed-lines', ['0076-deal-costs']);
      await record(db, '0999-of-tomorrow');
      expect(await reasonOf(db)).toMatch('0999-of-tomorrow is missing');
      expect(await isMigrated(db)).toBe(false);
    },
    LIMIT_MS,
  );

  it(
    'is refused: another gap is below what is applied',
    async () => {
      const { db } = await open();
      await migrateAhead(db, '0070-sealed-payors', ['0072-profile-reminders']);
      expect(await reasonOf(db)).toMatch('0071-guarded-lines, which comes before it, is not');
      expect(await isMigrated(db)).toBe(false);
    },
    LIMIT_MS,
  );
});
