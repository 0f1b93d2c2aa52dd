import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { databaseFailureOf } from './database-failure-of.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Db } from './tables.ts';
import { transact } from './transact.ts';

let database: OpenDatabase;
/** Ends all connections but its own. */
let admin: pg.Pool;
beforeAll(async () => {
  database = await openTestDatabase();
  admin = database.openJobPool();
  await database.pool.query('create table notes (id int primary key)');
});
afterAll(async () => {
  await admin.end();
  await database.close();
});

async function pidOf(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}

async function end(pid: number): Promise<void> {
  await admin.query('select pg_terminate_backend($1, 10000)', [pid]);
}

async function failureOf(work: Promise<unknown>): Promise<string | null> {
  return work.then(
    () => 'none',
    (error: unknown) => databaseFailureOf(error),
  );
}

const notes = async () => (await database.pool.query('select id from notes order by id')).rows;

describe.skipIf(inject('engine').kind === 'embedded')(
  '[PostgreSQL] a connection that the server ends',
  () => {
    it('in a transaction fails it as away, ends nothing else, and is not used again', async () => {
      let ended = 0;
      const work = transact(database.db, async (trx) => {
        await sql`insert into notes values (1)`.execute(trx);
        ended = await pidOf(trx);
        await end(ended);
        await sql`insert into notes values (2)`.execute(trx);
      });
      expect(await failureOf(work)).toBe('away');
      expect(await notes()).toEqual([]);
      const pids = await Promise.all(Array.from({ length: 20 }, () => pidOf(database.db)));
      expect(pids).not.toContain(ended);
    });

    it('between two statements of a transaction goes unnoticed until the next', async () => {
      const client = await database.pool.connect();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const heard = new Promise((resolve) => client.once('end', resolve));
      await end(rows[0]?.pid ?? 0);
      await heard;
      expect(await failureOf(client.query('select 1'))).toBe('away');
      client.release();
      expect(await failureOf(database.pool.query('select 1'))).toBe('none');
    });

    it('of the queue fails its work as away, and the queue goes on', async () => {
      const jobs = database.openJobPool();
      const lent = await jobs.connect();
      const { rows } = await lent.query<{ pid: number }>('select pg_backend_pid() as pid');
      const sleeping = failureOf(lent.query('select pg_sleep(60)'));
      await end(rows[0]?.pid ?? 0);
      expect(await sleeping).toBe('away');
      lent.release();
      expect(await failureOf(jobs.query('select 1'))).toBe('none');
      await jobs.end();
    });

    it('has become read-only is not used again: the next one may lead to the new primary', async () => {
      const standby = sql`select set_config('default_transaction_read_only', 'on', false)`;
      const { pids } = await database.db.connection().execute(async (db) => {
        await standby.execute(db);
        return { pids: [await pidOf(db)] };
      });
      const writes = await Promise.all(
        Array.from({ length: 20 }, (_, id) =>
          failureOf(sql`insert into notes values (${id})`.execute(database.db)),
        ),
      );
      expect(writes.filter((failure) => failure !== 'none')).toEqual(['away']);
      expect(await notes()).toHaveLength(19);
      const now = await Promise.all(Array.from({ length: 20 }, () => pidOf(database.db)));
      expect(now).not.toContain(pids[0]);
    });
  },
);
