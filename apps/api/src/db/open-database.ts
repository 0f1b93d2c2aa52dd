import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockDataDirectory } from './lock-data-directory.ts';
import { openEmbeddedDatabase } from './open-embedded-database.ts';
import type { Db, Tables } from './tables.ts';

const INT8_OID = 20;
const EMBEDDED_POOL_SIZE = 8;
const JOB_POOL_SIZE = 2;
const CONNECT_TIMEOUT_MS = 10_000;

export type OpenDatabase = {
  db: Db;
  pool: pg.Pool;
  engine: 'embedded' | 'postgres';
  /** A small pool for the queue's workers, whose polling must not hold the requests' connections; its owner ends it. */
  openJobPool: () => pg.Pool;
  /** The embedded database as bytes, taken between two transactions; null for PostgreSQL, which has programs for it. */
  dump: (() => Promise<Uint8Array>) | null;
  close: () => Promise<void>;
};

/** Kysely on a `pg` pool; bigint columns arrive as bigint, because money is bigint. */
export function databaseOnPool(pool: pg.Pool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** A pool with the portal's type parsers. Statements are never named: the embedded engine has one session for all. */
export function makePool(options: pg.PoolConfig): pg.Pool {
  return new pg.Pool({
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...options,
    types: {
      getTypeParser: (oid, format) => (oid === INT8_OID ? BigInt : pg.types.getTypeParser(oid, format)),
    },
  });
}

/**
 * Opens PostgreSQL when `databaseUrl` is given, else the embedded database in `dataDir`, which this process then
 * holds alone. Throws DataDirectoryBusyError when another process has it.
 */
export async function openDatabase(options: {
  databaseUrl: string | undefined;
  dataDir: string;
  poolSize: number;
  onError: (error: Error) => void;
}): Promise<OpenDatabase> {
  if (options.databaseUrl !== undefined) {
    const connection = { connectionString: options.databaseUrl };
    const pool = watched(makePool({ ...connection, max: options.poolSize }), options.onError);
    return {
      db: databaseOnPool(pool),
      pool,
      engine: 'postgres',
      openJobPool: () => watched(new pg.Pool({ ...connection, max: JOB_POOL_SIZE }), options.onError),
      dump: null,
      close: () => pool.end(),
    };
  }
  const unlock = await lockDataDirectory(options.dataDir);
  const embedded = await openEmbeddedDatabase({ dataDir: join(options.dataDir, 'database') });
  const pool = watched(makePool({ ...embedded.connection, max: EMBEDDED_POOL_SIZE }), options.onError);
  return {
    db: databaseOnPool(pool),
    pool,
    engine: 'embedded',
    openJobPool: () => watched(new pg.Pool({ ...embedded.connection, max: JOB_POOL_SIZE }), options.onError),
    dump: embedded.dump,
    close: async () => {
      await pool.end();
      await embedded.close();
      await unlock();
    },
  };
}

/** An idle connection that breaks emits 'error' on its pool; unheard, that would end the process. */
function watched(pool: pg.Pool, onError: (error: Error) => void): pg.Pool {
  return pool.on('error', onError);
}
