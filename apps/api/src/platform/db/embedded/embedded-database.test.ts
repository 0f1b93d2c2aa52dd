import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './open-embedded-database.ts';

const WAIT_FOR_TURN_MS = 200;

let database: EmbeddedDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await openEmbeddedDatabase({});
  pool = new pg.Pool({ ...database.connection, max: 8 });
  await pool.query('create table counters (id int primary key, value int not null)');
  await pool.query('insert into counters select n, 0 from generate_series(1, 50) n');
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

describe('[embedded] the embedded database under several connections', () => {
  it('gives every query its own answer, however many run at once', async () => {
    const asked = Array.from({ length: 2_000 }, (_, index) => index);
    const answers = await Promise.all(
      asked.map(async (n) => {
        const text =
          n % 2 === 0
            ? 'select $1::int as n, $2::text as t'
            : 'select $2::text as t, $1::int as n, 1 as other';
        const { rows } = await pool.query<{ n: number; t: string }>(text, [n, `text ${n}`]);
        return rows[0];
      }),
    );
    for (const n of asked) {
      expect(answers[n]).toMatchObject({ n, t: `text ${n}` });
    }
  });

  it('keeps transactions apart and rolls back the one that fails', async () => {
    const add = async (fails: boolean) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const { rows } = await client.query<{ value: number }>(
          'select value from counters where id = 1 for update',
        );
        await client.query('update counters set value = $1 where id = 1', [(rows[0]?.value ?? 0) + 1]);
        await client.query(fails ? 'rollback' : 'commit');
      } finally {
        client.release();
      }
    };
    await Promise.all(Array.from({ length: 100 }, (_, index) => add(index % 4 === 0)));
    const { rows } = await pool.query('select value from counters where id = 1');
    expect(rows).toEqual([{ value: 75 }]);
  });

  it('goes on after an error, in and out of a transaction', async () => {
    const failing = Array.from({ length: 50 }, () =>
      pool.query('select 1 / $1::int', [0]).catch((error: Error) => error.message),
    );
    expect(new Set(await Promise.all(failing))).toEqual(new Set(['division by zero']));
    const client = await pool.connect();
    await client.query('begin');
    await expect(client.query('select nothing_of_the_kind')).rejects.toThrow('does not exist');
    await expect(client.query('select 1')).rejects.toThrow('current transaction is aborted');
    await client.query('rollback');
    client.release();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('rolls back the transaction of a client that goes away', async () => {
    const client = new pg.Client(database.connection);
    await client.connect();
    await client.query('begin');
    await client.query('update counters set value = 1000 where id = 2');
    await client.end();
    expect((await pool.query('select value from counters where id = 2')).rows).toEqual([{ value: 0 }]);
  });

  it('carries values of several megabytes', async () => {
    const large = 'x'.repeat(6_000_000);
    const { rows } = await pool.query<{ length: number }>('select length($1::text) as length', [large]);
    expect(rows).toEqual([{ length: large.length }]);
  });

  it('gives a copy of itself with everything committed and nothing of an open transaction', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query('update counters set value = 700 where id = 3');
    const dump = database.dump();
    const first = await Promise.race([dump.then(() => 'dumped'), pause(WAIT_FOR_TURN_MS, 'waits')]);
    await client.query('rollback');
    client.release();
    expect(first).toBe('waits');
    const folder = mkdtempSync(join(tmpdir(), 'portal-copy-'));
    const templatePath = join(folder, 'copy.tar');
    writeFileSync(templatePath, await dump);
    const copy = await openEmbeddedDatabase({ templatePath });
    const reader = new pg.Client(copy.connection);
    await reader.connect();
    expect((await reader.query('select value from counters where id = 3')).rows).toEqual([{ value: 0 }]);
    await reader.end();
    await copy.close();
    rmSync(folder, { recursive: true });
  });
});
