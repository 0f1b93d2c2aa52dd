import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Db } from './tables.ts';
import { transact } from './transact.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query('create table jars (id int primary key, coins int not null check (coins >= 0))');
  await database.pool.query('insert into jars values (1, 1000), (2, 1000)');
});
afterAll(() => database.close());

const add = (trx: Db, id: number, coins: number) =>
  trx.executeQuery(CompiledQuery.raw('update jars set coins = coins + $1 where id = $2', [coins, id]));

describe.skipIf(inject('engine').kind === 'embedded')('[PostgreSQL] a lock conflict', () => {
  it('of transactions that wait for each other is retried, and none visibly fails', async () => {
    const holding = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    let attempts = 0;
    const move = (from: number, to: number, own: 0 | 1) =>
      transact(database.db, async (trx) => {
        attempts += 1;
        await add(trx, from, -1);
        // Each has locked its first row before either asks for its second.
        holding[own].resolve();
        await holding[own === 0 ? 1 : 0].promise;
        await add(trx, to, 1);
      });
    await Promise.all([move(1, 2, 0), move(2, 1, 1)]);
    // The database ends one of the two; how many attempts that takes is up to it.
    expect(attempts).toBeGreaterThanOrEqual(3);
    const { rows } = await database.pool.query('select coins from jars order by id');
    expect(rows).toEqual([{ coins: 1000 }, { coins: 1000 }]);
  });
});

describe('a failure that a retry does not fix', () => {
  it('is thrown, and nothing of the work stays', async () => {
    const fails = transact(database.db, async (trx) => {
      await add(trx, 2, 5);
      await add(trx, 1, -5_000);
    });
    await expect(fails).rejects.toMatchObject({ code: '23514' });
    const { rows } = await database.pool.query('select coins from jars where id = 2');
    expect(rows).toEqual([{ coins: 1000 }]);
  });
});
