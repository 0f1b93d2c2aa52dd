import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newPostgresDatabase } from '../../testing/new-postgres-database.ts';
import { databaseFailureOf } from './database-failure-of.ts';
import { type LimitsPlace, type OpenDatabase, openDatabase } from './open-database.ts';
import type { Db } from './tables.ts';

const engine = inject('engine');

async function findJar(db: Db, id: number): Promise<unknown> {
  const { rows } = await sql`select id, label from jars where id = ${id}`.execute(db);
  return rows[0];
}

async function findOften(db: Db): Promise<void> {
  for (let count = 0; count < 5; count += 1) {
    await findJar(db, 1);
  }
}

async function plannedIn(db: Db): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where name like 'portal%'`.execute(db);
  return rows.map(({ statement }) => statement);
}

describe.skipIf(engine.kind === 'embedded')('[PostgreSQL] statements that come again and again', () => {
  let databases: OpenDatabase[];
  let drop: () => Promise<void>;
  let open: (limits: LimitsPlace) => Promise<OpenDatabase>;

  beforeAll(async () => {
    if (engine.kind === 'embedded') {
      return;
    }
    const own = await newPostgresDatabase(engine.url, engine.template);
    drop = own.drop;
    databases = [];
    open = async (databaseLimits) => {
      const database = await openDatabase({
        databaseUrl: own.connectionString,
        databaseLimits,
        dataDir: '',
        poolSize: 1,
        onError: () => undefined,
      });
      databases.push(database);
      return database;
    };
    const { pool } = await open('connection');
    await pool.query(
      "create table jars (id int primary key, label text); insert into jars values (1, 'plums')",
    );
  });
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()));
    await drop();
  });

  it('are planned once a connection', async () => {
    const { db } = await open('connection');
    await findOften(db);
    expect(await plannedIn(db)).toEqual(['select id, label from jars where id = $1']);
    expect(await findJar(db, 1)).toEqual({ id: 1, label: 'plums' });
    expect(await findJar(db, 2)).toBeUndefined();
  });

  it('are planned each time behind a pooler that lends connections for one transaction', async () => {
    const { db } = await open('transaction');
    await findOften(db);
    expect(await plannedIn(db)).toEqual([]);
  });

  it.each([
    ['answers with another type since a migration', 'alter table jars alter label type varchar(40)'],
    ['is not known any more, because the session is another', 'deallocate all'],
  ])('fail as away where one %s, and are planned anew on another connection', async (_why, change) => {
    const { db, pool } = await open('connection');
    await findOften(db);
    await pool.query(change);
    expect(databaseFailureOf(await findJar(db, 1).catch((error: unknown) => error))).toBe('away');
    expect(await findJar(db, 1)).toEqual({ id: 1, label: 'plums' });
  });
});
