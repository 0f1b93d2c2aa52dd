import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { makePool, makeQueuePool } from '../platform/db/make-pool.ts';
import { databaseOnPool, type OpenDatabase } from '../platform/db/open-database.ts';
import { openEmbeddedDatabase } from '../platform/db/open-embedded-database.ts';
import { embeddedProgram } from './embedded-program.ts';

const POOL_SIZE = 10;
const SERVER_POOL_SIZE = 20;
const JOB_POOL_SIZE = 2;
/** Tests ask hundreds of things at once, beside other tests; a server of people says sooner that it is too busy. */
const CONNECT_PATIENCE_MS = 60_000;

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

export type NewPostgresDatabase = {
  connectionString: string;
  /** A pool of the test's own beside the servers'; its owner ends it. */
  openPool: (max: number) => pg.Pool;
  drop: () => Promise<void>;
};

/** Connections of this process to the server itself: a test may open a database while it closes another. */
const ADMIN_POOL_SIZE = 2;
const admins = new Map<string, pg.Pool>();

function adminOf(url: string): pg.Pool {
  const admin =
    admins.get(url) ??
    makePool({
      connectionString: url,
      max: ADMIN_POOL_SIZE,
      idleTimeoutMillis: 0,
      allowExitOnIdle: true,
      connectionTimeoutMillis: CONNECT_PATIENCE_MS,
    });
  admins.set(url, admin);
  return admin;
}

/**
 * A fresh, migrated PostgreSQL database for server processes of their own; its owner drops it. It is copied file by file: nobody
 * writes to the template, and through the log it takes a half more.
 */
export async function newPostgresDatabase(url: string, template: string): Promise<NewPostgresDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = adminOf(url);
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  const connectionString = Object.assign(new URL(url), { pathname: `/${name}` }).toString();
  return {
    connectionString,
    openPool: (max) => makePool({ connectionString, max, connectionTimeoutMillis: CONNECT_PATIENCE_MS }),
    drop: async () => void (await admin.query(`drop database ${name} with (force)`)),
  };
}

async function openPostgres(url: string, template: string): Promise<OpenDatabase> {
  const { connectionString, openPool, drop } = await newPostgresDatabase(url, template);
  const pool = openPool(SERVER_POOL_SIZE);
  const db = databaseOnPool(pool);
  return {
    db,
    pool,
    engine: 'postgres',
    withoutLimits: (work) => work(db),
    openJobPool: () => makeQueuePool({ connectionString, max: JOB_POOL_SIZE }),
    dump: null,
    close: async () => {
      await pool.end();
      await drop();
    },
  };
}
