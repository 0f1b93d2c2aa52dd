import type pg from 'pg';
import { type AsMade, clearDatabase, readAsMade } from './clear-database.ts';
import type { NewPostgresDatabase } from './new-postgres-database.ts';

export type KeptDatabase = Pick<NewPostgresDatabase, 'connectionString'> & {
  pool: pg.Pool;
  /** Clears it for the next test file of this process, or drops it where it is not as it was made. */
  close: () => Promise<void>;
};

type Resting = { database: NewPostgresDatabase; pool: pg.Pool; asMade: AsMade; uses: number };

/** Of which kind the databases are that rest when a run ends; prepare-engine.ts drops them. */
export const KEPT_PREFIX = 'test_kept_';
/** Rows that were deleted stay in their tables and make them slow to read. */
const USES_MAX = 10;
const POOL_SIZE = 20;
const resting: Resting[] = [];

/**
 * A migrated database that one test file of this process after the other uses, with its connections: a connection is a process that
 * reads the catalogue anew, and ten of them for each file were a fifth of what PostgreSQL did. `make` makes one, and `prepare` gives
 * it what it has beside its tables, where none rests.
 */
export async function openKeptDatabase(
  make: () => Promise<NewPostgresDatabase>,
  prepare: (pool: pg.Pool) => Promise<void>,
): Promise<KeptDatabase> {
  const kept = resting.pop() ?? (await begin(await make(), prepare));
  return {
    connectionString: kept.database.connectionString,
    pool: kept.pool,
    close: () => putBack(kept),
  };
}

async function begin(
  database: NewPostgresDatabase,
  prepare: (pool: pg.Pool) => Promise<void>,
): Promise<Resting> {
  const pool = database.openPool(POOL_SIZE, { idleTimeoutMillis: 0, allowExitOnIdle: true });
  await prepare(pool);
  return { database, pool, asMade: await readAsMade(pool), uses: 0 };
}

async function putBack(kept: Resting): Promise<void> {
  kept.uses += 1;
  if (kept.uses < USES_MAX && (await clearDatabase(kept.pool, kept.asMade).catch(() => false))) {
    resting.push(kept);
    return;
  }
  if (!kept.pool.ended) {
    await kept.pool.end();
  }
  await kept.database.drop();
}
