import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { countHits } from '../http/routing/rate-limits.store.ts';
import { afterCommit, commitSoFar, inOneTransaction } from './call-transaction.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Db } from './tables.ts';
import { transact } from './transact.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

class Refused extends Error {}
const AT = new Date('2026-11-18T15:00:00.000Z');
const STANDS = (error: unknown) => error instanceof Refused;

/** One part of a call's work: what it writes shows in the list. */
function write(db: Db, key: string): Promise<unknown> {
  return transact(db, (trx) => countHits(trx, [key], AT));
}

async function written(db: Db, ...keys: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('rate_limits')
    .select('key')
    .where('key', 'in', keys)
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key);
}

function run(work: (db: Db) => Promise<unknown>, last?: (trx: Db | null) => Promise<void>): Promise<unknown> {
  return inOneTransaction(database.db, { work, stands: STANDS, ...(last === undefined ? {} : { last }) });
}

describe('the transactions of a call', () => {
  it('stand together with what is written last', async () => {
    await run(
      async (db) => {
        await write(db, 'a1');
        await write(db, 'a2');
      },
      async (trx) => void (await countHits(trx ?? database.db, ['a3'], AT)),
    );
    expect(await written(database.db, 'a1', 'a2', 'a3')).toEqual(['a1', 'a2', 'a3']);
  });

  it('are undone together where what is written last fails', async () => {
    const failing = run(
      async (db) => write(db, 'b1'),
      () => Promise.reject(new Refused()),
    );
    await expect(failing).rejects.toThrow(Refused);
    expect(await written(database.db, 'b1')).toEqual([]);
  });

  it('are undone by a fault that comes after them, and stand before a refusal', async () => {
    const after = (key: string, error: Error) =>
      run(async (db) => {
        await write(db, key);
        throw error;
      });
    await expect(after('c1', new Error('a fault'))).rejects.toThrow('a fault');
    await expect(after('c2', new Refused())).rejects.toThrow(Refused);
    expect(await written(database.db, 'c1', 'c2')).toEqual(['c2']);
  });

  it('fail one by one: a part that is refused leaves the others', async () => {
    await run(async (db) => {
      await write(db, 'd1');
      const refused = transact(db, async (trx) => {
        await countHits(trx, ['d2'], AT);
        throw new Refused();
      });
      await expect(refused).rejects.toThrow(Refused);
      await write(db, 'd3');
      expect(await written(db, 'd1', 'd2', 'd3')).toEqual(['d1', 'd3']);
    });
    expect(await written(database.db, 'd1', 'd2', 'd3')).toEqual(['d1', 'd3']);
  });

  it('begin anew after a first one that was refused', async () => {
    await run(async (db) => {
      await expect(transact(db, () => Promise.reject(new Refused()))).rejects.toThrow(Refused);
      await write(db, 'e1');
    });
    expect(await written(database.db, 'e1')).toEqual(['e1']);
  });

  it('stand at once before slow work, and what waits for the commit is done then', async () => {
    const done: string[] = [];
    const running = run(async (db) => {
      await write(db, 'f1');
      await afterCommit(db, async () => void done.push('after f1'));
      expect(done).toEqual([]);
      await commitSoFar(db);
      expect(done).toEqual(['after f1']);
      await write(db, 'f2');
      await afterCommit(db, async () => void done.push('after f2'));
      throw new Error('a fault');
    });
    await expect(running).rejects.toThrow('a fault');
    expect([await written(database.db, 'f1', 'f2'), done]).toEqual([['f1'], ['after f1']]);
  });

  it('leave a database outside of calls as it is: what waits for a commit is done at once', async () => {
    const done: string[] = [];
    await afterCommit(database.db, async () => void done.push('at once'));
    await commitSoFar(database.db);
    expect(done).toEqual(['at once']);
  });
});
