import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { ensureServerBuilt } from '../../../../scripts/tooling/ensure-built.mjs';
import { JOB_KINDS } from '../main/fold-areas.ts';
import { openEmbeddedDatabase } from '../platform/db/embedded/open-embedded-database.ts';
import { makePool, makeQueuePool } from '../platform/db/make-pool.ts';
import { migrate } from '../platform/db/migrate.ts';
import { databaseOnPool } from '../platform/db/open-database.ts';
import { startJobs } from '../platform/jobs/start-jobs.ts';
import { KEPT_PREFIX } from './kept-databases.ts';
import { useTemporaryFolder } from './temporary-folder.ts';

/** Which database the run is for: the embedded one, or the PostgreSQL server of TEST_DATABASE_URL. */
export type TestEngine =
  | { kind: 'embedded'; templatePath: string }
  | { kind: 'postgres'; url: string; template: string };

declare module 'vitest' {
  export interface ProvidedContext {
    engine: TestEngine;
  }
}

const TEMPLATE = 'portal_template';

/**
 * Migrates one empty database that every test file copies (a copy takes a third of a second, migrating takes three), and builds the
 * server where its sources are newer: tests that start it as a process start what people start.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureServerBuilt();
  const url = process.env.TEST_DATABASE_URL;
  const removeFolder = useTemporaryFolder();
  const end = await (url === undefined ? prepareEmbedded(project) : preparePostgres(project, url));
  return async () => {
    await end();
    removeFolder();
  };
}

async function prepareEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'portal-template-'));
  const templatePath = join(directory, 'database.tar');
  const embedded = await openEmbeddedDatabase({});
  const pool = makePool({ ...embedded.connection, max: 2 });
  await migrateWithQueue(pool, makeQueuePool({ ...embedded.connection, max: 1 }), 'embedded');
  await pool.end();
  writeFileSync(templatePath, await embedded.dump());
  await embedded.close();
  project.provide('engine', { kind: 'embedded', templatePath });
  return async () => rmSync(directory, { recursive: true, force: true });
}

async function preparePostgres(project: TestProject, url: string): Promise<() => Promise<void>> {
  const admin = makePool({ connectionString: url, max: 1 });
  await admin.query(`drop database if exists ${TEMPLATE} with (force)`);
  await admin.query(`create database ${TEMPLATE}`);
  const connectionString = Object.assign(new URL(url), { pathname: `/${TEMPLATE}` }).toString();
  const pool = makePool({ connectionString, max: 2 });
  await migrateWithQueue(pool, makeQueuePool({ connectionString, max: 1 }), 'postgres');
  await pool.end();
  project.provide('engine', { kind: 'postgres', url, template: TEMPLATE });
  return async () => {
    const { rows } = await admin.query<{ name: string }>(
      `select datname as name from pg_database where starts_with(datname, '${KEPT_PREFIX}')`,
    );
    for (const { name } of [...rows, { name: TEMPLATE }]) {
      await admin.query(`drop database ${name} with (force)`);
    }
    await admin.end();
  };
}

async function migrateWithQueue(
  pool: pg.Pool,
  jobPool: pg.Pool,
  engine: 'embedded' | 'postgres',
): Promise<void> {
  await migrate(databaseOnPool(pool));
  const queue = await startJobs({ pool: jobPool, engine, kinds: JOB_KINDS, log: pino({ level: 'error' }) });
  await queue.stop();
  await jobPool.end();
}
