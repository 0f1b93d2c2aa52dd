// Wide: what a version before made and this one cannot read, which rows that a test makes up do not show.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { askRunningServer } from '../platform/commands/ask-running-server.ts';
import { newPostgresDatabase } from '../testing/new-postgres-database.ts';
import { type RunningServer, runServer } from '../testing/run-server.ts';

const LIMIT_MS = 240_000;
/** What servers of each version made of the demonstration, as its database was dumped. */
const FOLDER = fileURLToPath(new URL('../testing/versions/', import.meta.url));
const VERSIONS = readdirSync(FOLDER).map((name) => name.replace(/\.sql\.gz$/, ''));
/** Of all of these demonstrations. */
const SECRET_KEY = Buffer.alloc(32, 7).toString('base64');
const ADA = { email: 'ada@northline.example', password: 'northline demo 2026' };
const engine = inject('engine');

const Session = z.object({ data: z.object({ accessToken: z.string(), user: z.object({ id: z.string() }) }) });
const Orders = z.object({ data: z.object({ trades: z.array(z.object({ orderTotal: z.number() })) }) });
const Profile = z.object({
  data: z.object({
    submittedAt: z.string(),
    sections: z.object({ basics: z.record(z.string(), z.unknown()) }),
  }),
});

describe.skipIf(engine.kind === 'embedded').each(VERSIONS)(
  '[PostgreSQL] a portal of version %s, as its servers left it',
  (version) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'portal-version-'));
    let pool: pg.Pool;
    let drop: () => Promise<void>;
    let server: RunningServer;
    let before: Record<string, string>;

    beforeAll(async () => {
      if (engine.kind === 'embedded') {
        return;
      }
      const database = await newPostgresDatabase(engine.url, 'template0', 'version_');
      drop = database.drop;
      pool = database.openPool(1);
      await pool.query(dumpOf(version));
      // The dump leaves the connection without a path to look for tables on.
      await pool.query('reset all');
      before = await countRows(pool);
      server = await runServer(dataDir, {
        DATABASE_URL: database.connectionString,
        SECRET_KEY,
        DEMO_DATA: '0',
      });
    }, LIMIT_MS);
    afterAll(async () => {
      await server.stop('SIGKILL');
      await pool.end();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    });

    it('keeps every row', async () => {
      const after = await countRows(pool);
      expect(Number(before.trades)).toBeGreaterThan(0);
      for (const table of Object.keys(before).filter((name) => name in after)) {
        expect(Number(after[table]), table).toBeGreaterThanOrEqual(Number(before[table]));
      }
    });

    it('lets its people in, with their orders and their sealed profile', async () => {
      const { accessToken, user } = z.parse(Session, await ask('/login', { body: ADA })).data;
      const orders = z.parse(Orders, await ask(`/user/trades/${user.id}`, { token: accessToken }));
      expect(orders.data.trades.length).toBeGreaterThan(0);
      const profile = z.parse(Profile, await ask('/user/kyc/details', { token: accessToken }));
      const { basics } = profile.data.sections;
      expect(
        Object.values(basics).filter((answer) => answer !== null && answer !== '').length,
      ).toBeGreaterThan(5);
    });

    it('has an unbroken audit log, and orders that the dealer can read', async () => {
      const audit = await askRunningServer(dataDir, { area: 'audit', argv: ['verify'] }, () => undefined);
      expect(audit).toMatchObject({ ok: true });
      const queue = await askRunningServer(dataDir, { area: 'dealer', argv: ['queue'] }, () => undefined);
      expect(queue).toMatchObject({ ok: true });
      expect(queue?.lines.join('\n')).toContain('Ada Whitfield');
    });

    async function ask(path: string, { token, body }: { token?: string; body?: object }): Promise<unknown> {
      const reply = await fetch(`${server.address}/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      expect(reply.status, path).toBe(200);
      return reply.json();
    }
  },
);

/** Plain SQL; the program that dumps also writes orders to the one that reads dumps, which a database does not know. */
function dumpOf(version: string): string {
  const text = gunzipSync(readFileSync(join(FOLDER, `${version}.sql.gz`))).toString();
  return text.replace(/^\\.*$/gm, '');
}

/** How many rows each table has. */
async function countRows(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const counts: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query(`select count(*) as count from "${name}"`);
    counts[name] = String(rows[0]?.count);
  }
  return counts;
}
