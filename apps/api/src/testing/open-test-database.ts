import type pg from 'pg';
import { inject } from 'vitest';
import { openEmbeddedDatabase } from '../platform/db/embedded/open-embedded-database.ts';
import { makePool, makeQueuePool } from '../platform/db/make-pool.ts';
import { databaseOnPool, type OpenDatabase } from '../platform/db/open-database.ts';
import { embeddedProgram } from './embedded-program.ts';
import { KEPT_PREFIX, openKeptDatabase } from './kept-databases.ts';
import { laidTemplate } from './laid-templates.ts';
import { CONNECT_PATIENCE_MS, newPostgresDatabase } from './new-postgres-database.ts';

const POOL_SIZE = 10;
const SERVER_POOL_SIZE = 20;
const JOB_POOL_SIZE = 2;

/** A fresh, migrated database of its own for one test file, on the engine that the run is for. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const engine = inject('engine');
  return engine.kind === 'postgres'
    ? openPostgres(engine.url, engine.template)
    : openEmbedded(engine.templatePath);
}

/** The same without a table, for tests of the way to them. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  const engine = inject('engine');
  return engine.kind === 'postgres' ? openPostgres(engine.url, 'template0') : openEmbedded();
}

/** What the portals of tests keep their jobs in; see open-test-portal.ts. */
const TEST_JOBS = 'create table test_jobs (seq bigint generated always as identity, name text, payload text)';

/** A migrated database for a portal of tests, on PostgreSQL one that files of this process have in turn: see kept-databases.ts. */
export async function openPortalDatabase(): Promise<OpenDatabase> {
  const engine = inject('engine');
  if (engine.kind === 'embedded') {
    const database = await openEmbedded(engine.templatePath);
    await database.pool.query(TEST_JOBS);
    return database;
  }
  const { connectionString, pool, close } = await openKeptDatabase(
    () => newPostgresDatabase(engine.url, engine.template, KEPT_PREFIX),
    async (made) => void (await made.query(TEST_JOBS)),
  );
  return onPostgres(connectionString, pool, close);
}

/**
 * A migrated database for a portal of tests with what `lay` put into one before: on PostgreSQL a copy of the one to which the first
 * test file of the run that asked for this name gave it.
 */
export async function openLaidDatabase(
  name: string,
  lay: (database: OpenDatabase) => Promise<void>,
): Promise<OpenDatabase> {
  const engine = inject('engine');
  if (engine.kind === 'embedded') {
    const database = await openPortalDatabase();
    await lay({ ...database, close: async () => undefined });
    return database;
  }
  const template = await laidTemplate(engine.url, name, async () => {
    const made = await newPostgresDatabase(engine.url, engine.template, KEPT_PREFIX);
    const pool = made.openPool(POOL_SIZE);
    await pool.query(TEST_JOBS);
    await lay(onPostgres(made.connectionString, pool, () => pool.end()));
    return made;
  });
  return openPostgres(engine.url, template);
}

async function openEmbedded(templatePath?: string): Promise<OpenDatabase> {
  const program = embeddedProgram();
  const embedded = await openEmbeddedDatabase(
    templatePath === undefined ? { program } : { program, templatePath },
  );
  const pool = makePool({
    ...embedded.connection,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_PATIENCE_MS,
  });
  const db = databaseOnPool(pool);
  return {
    db,
    pool,
    engine: 'embedded',
    withoutLimits: (work) => work(db),
    openJobPool: () => makeQueuePool({ ...embedded.connection, max: JOB_POOL_SIZE }),
    dump: embedded.dump,
    close: async () => {
      await pool.end();
      await embedded.close();
    },
  };
}

async function openPostgres(url: string, template: string): Promise<OpenDatabase> {
  const { connectionString, openPool, drop } = await newPostgresDatabase(url, template);
  const pool = openPool(SERVER_POOL_SIZE);
  return onPostgres(connectionString, pool, async () => {
    await pool.end();
    await drop();
  });
}

function onPostgres(connectionString: string, pool: pg.Pool, close: () => Promise<void>): OpenDatabase {
  const db = databaseOnPool(pool);
  return {
    db,
    pool,
    engine: 'postgres',
    withoutLimits: (work) => work(db),
    openJobPool: () => makeQueuePool({ connectionString, max: JOB_POOL_SIZE }),
    dump: null,
    close,
  };
}
