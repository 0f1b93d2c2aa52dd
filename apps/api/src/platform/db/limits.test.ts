import { connect, createServer, type Server } from 'node:net';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../../../../../scripts/tooling/free-port.mjs';
import { type NewPostgresDatabase, newPostgresDatabase } from '../../testing/new-postgres-database.ts';
import { databaseFailureOf } from './database-failure-of.ts';
import { type LimitsPlace, type OpenDatabase, openDatabase } from './open-database.ts';
import type { Db } from './tables.ts';
import { transact } from './transact.ts';

const engine = inject('engine');
const NO_LIMITS = { lock: '0', statement: '0', idle: '0' };
const LIMITS = { lock: '1500ms', statement: '30s', idle: '30s' };

/** What a connection was given at its start. */
async function limitsOf(db: Db): Promise<unknown> {
  const { rows } = await sql`
    select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
  return rows[0];
}

/** Refuses, as a pooler does, what the start of a connection may not ask for; anything else goes through. */
function refusingPooler(target: URL): Server {
  return createServer((client) => {
    client.once('data', (start) => {
      if (start.includes('_timeout')) {
        const fields = Buffer.from('SFATAL\0C08P01\0Munsupported startup parameter: lock_timeout\0\0');
        const head = Buffer.from([0x45, 0, 0, 0, fields.length + 4]);
        client.end(Buffer.concat([head, fields]));
        return;
      }
      const server = connect(Number(target.port), target.hostname);
      server.write(start);
      server.on('error', () => client.destroy()).on('close', () => client.destroy());
      client.on('error', () => server.destroy()).on('close', () => server.destroy());
      client.pipe(server).pipe(client);
    });
  });
}

describe.skipIf(engine.kind === 'embedded')('[PostgreSQL] the limits of what serves people', () => {
  let own: NewPostgresDatabase;
  let pool: pg.Pool;
  let pooler: Server;
  let poolerUrl: string;
  const opened: OpenDatabase[] = [];

  async function open(databaseUrl: string, databaseLimits: LimitsPlace): Promise<OpenDatabase> {
    const database = await openDatabase({
      databaseUrl,
      databaseLimits,
      dataDir: '',
      poolSize: 4,
      onError: () => undefined,
    });
    opened.push(database);
    return database;
  }

  beforeAll(async () => {
    if (engine.kind === 'embedded') {
      return;
    }
    own = await newPostgresDatabase(engine.url, engine.template);
    pool = own.openPool(2);
    await pool.query('create table jars (id int primary key)');
    await pool.query('insert into jars values (1)');
    const port = await freePort();
    const url = new URL(own.connectionString);
    pooler = refusingPooler(url).listen(port, '127.0.0.1');
    // A pooler listens on an address; a `host` parameter would name the server's own socket.
    poolerUrl = Object.assign(new URL(url), {
      hostname: '127.0.0.1',
      port: String(port),
      search: '',
    }).toString();
  });
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
    pooler.close();
    await pool.end();
    await own.drop();
  });

  it('come with each connection, except those of migrations and of the queue', async () => {
    const database = await open(own.connectionString, 'connection');
    expect(await limitsOf(database.db)).toEqual(LIMITS);
    expect(await transact(database.db, limitsOf)).toEqual(LIMITS);
    expect(await database.withoutLimits(limitsOf)).toEqual(NO_LIMITS);
    const jobs = database.openJobPool();
    expect((await jobs.query("select current_setting('statement_timeout') as statement")).rows).toEqual([
      { statement: '0' },
    ]);
    await jobs.end();
  });

  it.each(['connection', 'transaction'] as const)(
    'by %s come with statements that are not compiled',
    async (place) => {
      const { db } = await open(own.connectionString, place);
      const compiled = (trx: Db) => sql`select current_setting('jit') as jit`.execute(trx);
      expect((await transact(db, compiled)).rows).toEqual([{ jit: 'off' }]);
    },
  );

  it('keep a server from using a pooler that refuses them, until they come with each transaction', async () => {
    const refused = await open(poolerUrl, 'connection');
    const failure = await limitsOf(refused.db).catch((error: unknown) => error);
    expect([databaseFailureOf(failure), failure]).toMatchObject(['away', { code: '08P01' }]);
    const database = await open(poolerUrl, 'transaction');
    expect(await limitsOf(database.db)).toEqual(NO_LIMITS);
    expect(await transact(database.db, limitsOf)).toEqual(LIMITS);
    expect(await limitsOf(database.db)).toEqual(NO_LIMITS);
  });

  it.each(['connection', 'transaction'] as const)(
    'by %s end the wait of whoever has little patience left as busy, with nothing changed',
    async (place) => {
      const database = await open(own.connectionString, place);
      const holder = await pool.connect();
      await holder.query('begin');
      await holder.query('select 1 from jars where id = 1 for update');
      const work = transact(
        database.db,
        async (trx) => {
          await sql`insert into jars values (2)`.execute(trx);
          await sql`select 1 from jars where id = 1 for update`.execute(trx);
        },
        { rowPatienceMs: 20 },
      );
      expect(databaseFailureOf(await work.catch((error: unknown) => error))).toBe('busy');
      await holder.query('rollback');
      holder.release();
      expect((await pool.query('select id from jars')).rows).toEqual([{ id: 1 }]);
      expect(await transact(database.db, limitsOf)).toEqual(LIMITS);
    },
  );
});
