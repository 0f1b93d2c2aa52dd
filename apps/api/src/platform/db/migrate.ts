import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { ConfigurationError } from '../config/config.ts';
import type { Db } from './tables.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/**
 * One folder each, run in the order of their numbers; its parts are plain SQL, numbered so that each refers to what stands in those before it.
 * Never edited once released: a change is a new one with the highest number (docs/runbook.md says how).
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = Object.fromEntries(
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => [name, migrationIn(new URL(`${name}/`, FOLDER))]),
);

/** The first of the steps by which demonstrations before version 1.0 made their tables. */
const FIRST_OF_DEMONSTRATIONS = '0001-accounts';

/**
 * Brings the schema up to date under Kysely's lock; throws with the failing migration's name, and before changing anything if the
 * database's migrations do not fit these. Throws ConfigurationError for the database of an early demonstration.
 */
export async function migrate(
  db: Db,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<void> {
  const migrator = migratorOf(db, migrations);
  if (await hasAll(migrator)) {
    // The application's own role may create no table, not even the migrator's.
    return;
  }
  await refuseEarlyDemonstration(db);
  const isUpgrade = await hasSome(migrator);
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed =
      results.find((result) => result.status === 'Error')?.migrationName ?? 'before the first migration';
    throw new Error(`Migration failed: ${failed}`, { cause: error });
  }
  if (isUpgrade && results.length > 0) {
    // Of a new index or column nothing is known until then, and lists are planned as if it helped nobody.
    await sql`analyze`.execute(db);
  }
}

/** True when every migration of this version has been applied. */
export function isMigrated(db: Db): Promise<boolean> {
  return hasAll(migratorOf(db, MIGRATIONS));
}

function migrationIn(folder: URL): Migration {
  return {
    up: async (db) => {
      for (const part of readdirSync(folder).sort()) {
        await sql.raw(readFileSync(new URL(part, folder), 'utf8')).execute(db);
      }
    },
  };
}

function migratorOf(db: Db, migrations: Readonly<Record<string, Migration>>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
}

/** Also if a later version has applied more: its servers and those of this version run side by side. */
async function hasAll(migrator: Migrator): Promise<boolean> {
  const migrations = await migrator.getMigrations();
  return migrations.every(({ executedAt }) => executedAt !== undefined);
}

/** False for a database that is made anew, which has no rows to know anything of. */
async function hasSome(migrator: Migrator): Promise<boolean> {
  const migrations = await migrator.getMigrations();
  return migrations.some(({ executedAt }) => executedAt !== undefined);
}

async function refuseEarlyDemonstration(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string | null }>`
    select to_regclass('kysely_migration')::text as "table"`.execute(db);
  if (rows[0]?.table === null) {
    return;
  }
  const first = await db
    .selectFrom('kysely_migration')
    .select('name')
    .where('name', '=', FIRST_OF_DEMONSTRATIONS)
    .executeTakeFirst();
  if (first !== undefined) {
    throw new ConfigurationError(
      'This database was made by a demonstration of the portal before version 1.0, and those are not upgraded. Remove the data directory (./data, or what DATA_DIR names), or give DATABASE_URL an empty database, and start again.',
    );
  }
}
