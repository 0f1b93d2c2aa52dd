// Wide: migrations through a pooler that lends its connections for a transaction, and stops while a lock is waited for.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { freePort } from '../../../../scripts/tooling/free-port.mjs';
import { MIGRATIONS, migrate } from '../platform/db/migrate.ts';
import { databaseOnPool } from '../platform/db/open-database.ts';
import { type NewPostgresDatabase, newPostgresDatabase } from '../testing/new-postgres-database.ts';
import { type RunningPgbouncer, runPgbouncer } from '../testing/run-pgbouncer.ts';
import { type StartingServer, startServer } from '../testing/run-server.ts';

const SERVERS = 3;
const MIGRATIONS_BEHIND = 5;
/** `npm run deploy-check -- pooler` asks for 20. */
const ROUNDS = Number(process.env.POOLER_ROUNDS ?? '3');
const LIMIT_MS = 120_000 + ROUNDS * 40_000;
const READY_MS_MAX = 30_000;
const REFUSED_MS_MAX = 5_000;
/** As long as a container is given. */
const STOPPED_MS_MAX = 10_000;
/** Kysely's own, taken by every server that finds migrations to run. */
const MIGRATION_LOCK_ID = '3853314791062309107';

const engine = inject('engine');

describe.skipIf(engine.kind === 'embedded')('[PostgreSQL] a database of the version before', () => {
  let dataDir: string;
  let database: NewPostgresDatabase;
  let pool: pg.Pool;
  let pooler: RunningPgbouncer;
  let servers: StartingServer[];

  beforeEach(async () => {
    if (engine.kind === 'embedded') {
      return;
    }
    dataDir = mkdtempSync(join(tmpdir(), 'portal-pooler-data-'));
    servers = [];
    database = await newPostgresDatabase(engine.url, 'template0', 'before_');
    pool = database.openPool(4);
    pooler = await runPgbouncer(await freePort(), database.connectionString);
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    await pooler.stop();
    await pool.end();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const layVersionBefore = () =>
    migrate(
      databaseOnPool(pool),
      Object.fromEntries(Object.entries(MIGRATIONS).slice(0, -MIGRATIONS_BEHIND)),
    );

  function startThree(variables: Record<string, string>): StartingServer[] {
    const started = Array.from({ length: SERVERS }, () =>
      startServer(dataDir, { DATABASE_LIMITS: 'transaction', DEMO_DATA: '0', ...variables }),
    );
    servers.push(...started);
    return started;
  }

  /** Advisory locks of this database; a server process that is gone lets go of its own. */
  const locks = async (which: 'true' | 'not granted'): Promise<number> => {
    const { rows } = await pool.query(
      `select count(*)::int as locks from pg_locks
       where locktype = 'advisory' and ${which} and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows[0].locks;
  };

  /** Others ask through the pooler meanwhile, so that no two statements need meet on one of its connections. */
  async function besideTraffic<Result>(work: () => Promise<Result>): Promise<Result> {
    let isOver = false;
    const other = database.openPool(8, {});
    const asking = Array.from({ length: 8 }, async () => {
      while (!isOver) {
        await other.query('select pg_sleep(0.002)');
      }
    });
    try {
      return await work();
    } finally {
      isOver = true;
      await Promise.all(asking);
      await other.end();
    }
  }

  /** Says how long the rounds took, for whoever asked for more of them. */
  function slowest(what: string, tookMs: readonly number[]): number {
    const sorted = tookMs.toSorted((one, other) => one - other).map(Math.round);
    process.stdout.write(
      `${sorted.length} rounds, all ${what}: ${sorted[0]} to ${sorted.at(-1)} ms, 0 locks left\n`,
    );
    return sorted.at(-1) ?? 0;
  }

  it(
    'is not upgraded through a pooler: each server says within seconds which variable to set, and leaves no lock',
    async () => {
      await layVersionBefore();
      const tookMs: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const started = performance.now();
        const three = startThree({ DATABASE_URL: pooler.url });
        const codes = await besideTraffic(() => Promise.all(three.map(({ ended }) => ended)));
        tookMs.push(performance.now() - started);
        expect(codes).toEqual([1, 1, 1]);
        for (const server of three) {
          expect(server.errors()).toMatch(
            /^The database is not at this version yet.*Set DATABASE_DIRECT_URL/,
          );
        }
        expect(await locks('true')).toBe(0);
      }
      expect(slowest('refused', tookMs)).toBeLessThan(REFUSED_MS_MAX);
    },
    LIMIT_MS,
  );

  it(
    'is upgraded beside the pooler by three servers at once, which then serve through it, and leaves no lock',
    async () => {
      const tookMs: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        await pool.query(
          'drop schema public cascade; create schema public; drop schema if exists pgboss cascade',
        );
        await layVersionBefore();
        const started = performance.now();
        const ours = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.connectionString };
        const three = startThree(ours);
        const addresses = await besideTraffic(() => Promise.all(three.map(({ listening }) => listening)));
        tookMs.push(performance.now() - started);
        const ready = await Promise.all(addresses.map((address) => fetch(`${address}/readyz`)));
        expect(ready.map(({ status }) => status)).toEqual([200, 200, 200]);
        expect(await locks('true')).toBe(0);
        await Promise.all(three.map((server) => server.stop('SIGTERM')));
      }
      expect(slowest('ready', tookMs)).toBeLessThan(READY_MS_MAX);
    },
    LIMIT_MS,
  );

  it(
    'lets servers go that are stopped while they wait for the lock of another',
    async () => {
      await layVersionBefore();
      const holder = await pool.connect();
      try {
        await holder.query(`select pg_advisory_lock(${MIGRATION_LOCK_ID})`);
        const waiting = startThree({
          DATABASE_URL: database.connectionString,
          DATABASE_LIMITS: 'connection',
        });
        await expect.poll(() => locks('not granted'), { timeout: READY_MS_MAX }).toBe(SERVERS);
        const started = performance.now();
        const codes = await Promise.all(waiting.map((server) => server.stop('SIGTERM')));
        expect(performance.now() - started).toBeLessThan(STOPPED_MS_MAX);
        expect(codes).toEqual([0, 0, 0]);
        await holder.query(`select pg_advisory_unlock(${MIGRATION_LOCK_ID})`);
      } finally {
        holder.release(true);
      }
      await expect.poll(() => locks('true'), { timeout: READY_MS_MAX }).toBe(0);
    },
    LIMIT_MS,
  );
});
