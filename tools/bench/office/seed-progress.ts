import type { Pool } from '../database.ts';
import type { OpenTransaction } from './add-rows.ts';

/** The parts of a seed, in their order. */
export type SeedPart = 'with-orders' | 'without-orders' | 'audit';

/** How much of a part is there, and how many rows of the audit log came with it. */
type SeedProgress = { done: number; audit: number };

/** Makes the place where a seed remembers how far it is: a schema of its own, which the portal never reads. */
export async function openProgress(pool: Pool): Promise<void> {
  await pool.query('create schema if not exists seed');
  await pool.query(
    `create table if not exists seed.progress
       (part text primary key, done bigint not null default 0, audit bigint not null default 0)`,
  );
  await pool.query(
    "insert into seed.progress (part) values ('with-orders'), ('without-orders'), ('audit') on conflict do nothing",
  );
}

export async function readProgress(pool: Pool, part: SeedPart): Promise<SeedProgress> {
  const { rows } = await pool.query<SeedProgress>(
    'select done::float8 as done, audit::float8 as audit from seed.progress where part = $1',
    [part],
  );
  return rows[0] ?? { done: 0, audit: 0 };
}

/** Adds a portion and notes it in one transaction, so that a killed seed goes on where it was; two at once stop each other. */
export async function addPortion(
  pool: Pool,
  part: SeedPart,
  count: number,
  add: (trx: OpenTransaction, first: number) => Promise<number>,
): Promise<void> {
  const { done } = await readProgress(pool, part);
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    const noted = await connection.query(
      'update seed.progress set done = done + $3 where part = $1 and done = $2',
      [part, done, count],
    );
    if (noted.rowCount !== 1) {
      throw new Error('Another seed fills this database');
    }
    const audit = await add(connection, done + 1);
    await connection.query('update seed.progress set audit = audit + $2 where part = $1', [part, audit]);
    await connection.query('commit');
  } catch (error) {
    await connection.query('rollback');
    throw error;
  } finally {
    connection.release();
  }
}
