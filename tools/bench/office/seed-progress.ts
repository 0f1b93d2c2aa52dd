import type { Pool } from '../database.ts';
import { inOne } from '../filling/in-one.ts';
import type { OpenTransaction } from './add-rows.ts';

/** The parts of a seed, in their order. */
export const SEED_PARTS = [
  'deals',
  'holder',
  'settled',
  'reviewed',
  'waiting',
  'lines',
  'other',
  'audit',
] as const;
export type SeedPart = (typeof SEED_PARTS)[number];
/** A part is filled by so many at a time, each of which remembers how far it is: while one waits for the database another seals. */
export const LANES = 2;

/** How much of a part is there, and how many rows of the audit log came with it. */
type SeedProgress = { done: number; audit: number };

/** Makes the place where a seed remembers how far it is: a schema of its own, which the portal never reads. */
export async function openProgress(pool: Pool): Promise<void> {
  await pool.query('create schema if not exists seed');
  await pool.query(
    `create table if not exists seed.progress
       (part text, lane int, done bigint not null default 0, audit bigint not null default 0, primary key (part, lane))`,
  );
  await pool.query(
    `insert into seed.progress select part, lane from unnest($1::text[]) part, generate_series(0, $2 - 1) lane
     on conflict do nothing`,
    [SEED_PARTS, LANES],
  );
}

export async function readProgress(pool: Pool, part: SeedPart, lane = 0): Promise<SeedProgress> {
  const { rows } = await pool.query<SeedProgress>(
    'select done::float8 as done, audit::float8 as audit from seed.progress where part = $1 and lane = $2',
    [part, lane],
  );
  return rows[0] ?? { done: 0, audit: 0 };
}

/** Adds a portion and notes it in one transaction, so that a killed seed goes on where it was; two at once stop each other. */
export async function addPortion(
  pool: Pool,
  { part, lane = 0 }: { part: SeedPart; lane?: number },
  count: number,
  add: (trx: OpenTransaction, first: number) => Promise<number>,
): Promise<void> {
  const { done } = await readProgress(pool, part, lane);
  await inOne(pool, async (trx) => {
    const noted = await trx.query(
      'update seed.progress set done = done + $4 where part = $1 and lane = $2 and done = $3',
      [part, lane, done, count],
    );
    if (noted.rowCount !== 1) {
      throw new Error('Another seed fills this database');
    }
    const audit = await add(trx, done);
    await trx.query('update seed.progress set audit = audit + $3 where part = $1 and lane = $2', [
      part,
      lane,
      audit,
    ]);
  });
}
