import { join } from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type PostgresPool,
} from 'kysely';
import type pg from 'pg';
import { lockDataDirectory } from './embedded/lock-data-directory.ts';
import { openEmbeddedDatabase } from './embedded/open-embedded-database.ts';
import { SERVER_LIMITS, SILENCE_MS, UNCOMPILED } from './limits.ts';
import { makePool, makeQueuePool } from './make-pool.ts';
import { namedPool } from './named-pool.ts';
import type { Db, Tables } from './tables.ts';

const EMBEDDED_POOL_SIZE = 8;
const JOB_POOL_SIZE = 2;
/** A migrator holds its lock on one connection and works on another. */
const PATIENT_POOL_SIZE = 2;

/** Where the limits of limits.ts are told to the server: at the start of a connection, or of each transaction. */
export type LimitsPlace = 'connection' | 'transaction';

/** Does work on separate connections without limits, for what may rightly take long, such as a migration. */
export type WithoutLimits = <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;

/** Puts a span around each statement of a pool. */
type TracePool = (pool: PostgresPool) => PostgresPool;

export type OpenDatabase = {
  db: Db;
  pool: pg.Pool;
  engine: 'embedded' | 'postgres';
  withoutLimits: WithoutLimits;
  /** A small pool for the queue's workers, whose polling must not use up the requests' connections; the caller ends it. */
  openJobPool: () => pg.Pool;
  /** The embedded database as bytes, taken between two transactions; null for PostgreSQL, which has programs for it. */
  dump: (() => Promise<Uint8Array>) | null;
  close: () => Promise<void>;
};

/** Kysely on a `pg` pool; bigint columns arrive as bigint, because money is bigint. */
export function databaseOnPool(pool: PostgresPool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * Opens PostgreSQL when `databaseUrl` is given, else the embedded database in `dataDir`, which this process then has to itself.
 * `onError` is told about idle connections that end. Throws DataDirectoryBusyError when another process has it.
 */
export async function openDatabase(options: {
  databaseUrl: string | undefined;
  /** Without a pooler between; where it is not given, long work goes the way of everything. */
  databaseDirectUrl?: string | undefined;
  databaseLimits: LimitsPlace;
  dataDir: string;
  poolSize: number;
  onError: (error: Error) => void;
  tracePool?: TracePool;
}): Promise<OpenDatabase> {
  const { tracePool = (pool: PostgresPool) => pool } = options;
  return options.databaseUrl === undefined
    ? openEmbedded(options.dataDir, options.onError, tracePool)
    : openPostgres({ ...options, databaseUrl: options.databaseUrl, tracePool });
}

const AT_START = {
  ...SERVER_LIMITS,
  options: Object.entries(UNCOMPILED)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
};

function openPostgres(options: {
  databaseUrl: string;
  databaseDirectUrl?: string | undefined;
  databaseLimits: LimitsPlace;
  poolSize: number;
  onError: (error: Error) => void;
  tracePool: TracePool;
}): OpenDatabase {
  const {
    databaseUrl,
    databaseDirectUrl = databaseUrl,
    databaseLimits,
    poolSize,
    onError,
    tracePool,
  } = options;
  const connection = (name: string, max: number, connectionString = databaseUrl) => ({
    connectionString,
    application_name: name,
    max,
  });
  const isAtStart = databaseLimits === 'connection';
  const pool = makePool(
    { ...connection('portal', poolSize), ...(isAtStart ? AT_START : {}), silenceMs: SILENCE_MS },
    onError,
  );
  return {
    db: new Kysely<Tables>({
      dialect: isAtStart
        ? new PostgresDialect({ pool: tracePool(namedPool(pool)) })
        : new LimitedDialect({ pool: tracePool(pool) }),
    }),
    pool,
    engine: 'postgres',
    withoutLimits: async (work) => {
      const patient = makePool(connection('portal patient', PATIENT_POOL_SIZE, databaseDirectUrl), onError);
      return work(databaseOnPool(tracePool(patient))).finally(() => patient.end());
    },
    openJobPool: () => makeQueuePool(connection('portal queue', JOB_POOL_SIZE), onError),
    dump: null,
    close: () => pool.end(),
  };
}

/** It has a single session, whose limits would be everybody's, and one transaction at a time, so it gets no limits. */
async function openEmbedded(
  dataDir: string,
  onError: (error: Error) => void,
  tracePool: TracePool,
): Promise<OpenDatabase> {
  const unlock = await lockDataDirectory(dataDir);
  const embedded = await openEmbeddedDatabase({ dataDir: join(dataDir, 'database') });
  const pool = makePool({ ...embedded.connection, max: EMBEDDED_POOL_SIZE }, onError);
  const db = databaseOnPool(tracePool(pool));
  return {
    db,
    pool,
    engine: 'embedded',
    withoutLimits: (work) => work(db),
    openJobPool: () => makeQueuePool({ ...embedded.connection, max: JOB_POOL_SIZE }, onError),
    dump: embedded.dump,
    close: async () => {
      await pool.end();
      await embedded.close();
      await unlock();
    },
  };
}

const BEGIN = [
  'begin',
  ...Object.entries({ ...SERVER_LIMITS, ...UNCOMPILED }).map(
    ([name, value]) => `set local ${name} = ${value}`,
  ),
].join('; ');

/**
 * Sets the limits at the start of each transaction, in the same round trip. For poolers, which lend a connection only for a
 * transaction and refuse limits at its start.
 */
class LimitedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new LimitedDriver(this.#config);
  }
}

class LimitedDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(BEGIN));
  }
}
