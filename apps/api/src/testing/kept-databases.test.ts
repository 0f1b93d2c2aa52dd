import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { clearDatabase, readAsMade } from './clear-database.ts';
import { addDeal } from './deals.ts';
import { newPostgresDatabase } from './new-postgres-database.ts';
import { openTestPortal } from './open-test-portal.ts';
import { registerPerson } from './people.ts';

const onPostgres = inject('engine').kind === 'postgres';

/** A database of its own on this run's server, as it was made, and its end. */
async function fresh() {
  const engine = inject('engine');
  if (engine.kind !== 'postgres') {
    throw new Error('only PostgreSQL has a template');
  }
  const { openPool, drop } = await newPostgresDatabase(engine.url, engine.template);
  const pool = openPool(4);
  return {
    pool,
    asMade: await readAsMade(pool),
    openPool,
    end: async () => {
      await pool.end();
      await drop();
    },
  };
}

describe.skipIf(!onPostgres)('[PostgreSQL] a database that test files have in turn', () => {
  it('has nothing of the portal before', async () => {
    const before = await openTestPortal();
    const { email } = await registerPerson(before);
    await addDeal(before);
    await before.close();
    const after = await openTestPortal();
    for (const table of ['investors', 'sessions', 'deals', 'deal_versions', 'audit_waiting'] as const) {
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from ${sql.table(table)}`.execute(after.db);
      expect(rows, table).toEqual([{ count: 0 }]);
    }
    expect(await after.waitingJobs()).toEqual([]);
    expect((await registerPerson(after, { email })).email).toBe(email);
    await after.close();
  });

  it('is cleared to what it was made with: its rows, its sequences, and nothing on its connections', async () => {
    const { pool, asMade, end } = await fresh();
    await pool.query("select nextval(pg_get_serial_sequence('audit_log', 'seq'))");
    await pool.query('delete from kysely_migration where name = (select max(name) from kysely_migration)');
    await pool.query('select pg_advisory_lock(7)');
    await pool.query("set timezone = 'Asia/Tokyo'");
    expect(await clearDatabase(pool, asMade)).toBe(true);
    expect(await readAsMade(pool)).toEqual(asMade);
    const { rows } = await pool.query(
      "select count(*)::int as locks, current_setting('timezone') as zone from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    );
    expect(rows).toEqual([{ locks: 0, zone: expect.not.stringMatching('Tokyo') }]);
    await end();
  });

  it.each([
    ['a table was made', 'create table more (id int)'],
    ['a column was added', 'alter table investors add column more int'],
    ['a trigger is off', 'alter table audit_log disable trigger all'],
    ['a right was given', 'grant select on investors to public'],
    [
      'a setting of its own was changed',
      "do $$ begin execute format('alter database %I set work_mem = 100000', current_database()); end $$",
    ],
  ])('is not kept when %s', async (_case, change) => {
    const { pool, asMade, end } = await fresh();
    await pool.query(change);
    expect(await clearDatabase(pool, asMade)).toBe(false);
    await end();
  });

  it('is not kept while a connection is in use, or somebody else is connected', async () => {
    const { pool, asMade, openPool, end } = await fresh();
    const client = await pool.connect();
    expect(await clearDatabase(pool, asMade)).toBe(false);
    client.release();
    expect(await clearDatabase(pool, asMade)).toBe(true);
    const others = openPool(1);
    await others.query('select 1');
    expect(await clearDatabase(pool, asMade)).toBe(false);
    await others.end();
    await end();
  });
});
