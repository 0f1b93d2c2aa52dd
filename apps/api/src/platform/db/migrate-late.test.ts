import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyDatabase } from '../../testing/open-test-database.ts';
import { isMigrated, migrate } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Db } from './tables.ts';
import { migrateAhead, recordMigration, schemaInOrder, schemaOf } from './testing/late-database.ts';

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
let database: OpenDatabase;
beforeAll(async () => {
  inOrder = await schemaInOrder();
  expect(inOrder.length).toBeGreaterThan(MANY);
}, LIMIT_MS);
afterEach(() => database.close());

async function open(): Promise<OpenDatabase> {
  database = await openEmptyDatabase();
  return database;
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
});

describe('a database that this code did not make', () => {
  it(
    'is refused: a migration is on record that the code does not know',
    async () => {
      const { db } = await open();
      await migrateAhead(db, '0073-sealed-lines', ['0076-deal-costs']);
      await recordMigration(db, '0999-of-tomorrow');
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
