import { Connection, requestOf } from './connection.ts';
import type { Pool } from './database.ts';
import { quantile } from './measure.ts';
import { orderRequest } from './orders.ts';
import { addPeople, addScarceDeal } from './seed.ts';

const ORDERS = 50;
const READERS = 4;
const UNITS = 1_000_000;
const DEAL = 'stuck';
const BUSY = 503;

export type StuckLock = {
  /** Unrelated reads while the lock was held. */
  reads: number;
  readP99Ms: number;
  readMaxMs: number;
  /** Orders for the deal: how many were told that the portal is busy, and when the last was told. */
  orders: number;
  busy: number;
  orderMaxMs: number;
};

/** Holds one deal's row, lets people order it, and reads something else meanwhile. */
export async function measureStuckLock(pool: Pool, address: string): Promise<StuckLock> {
  await addScarceDeal(pool, DEAL, UNITS);
  await addPeople(pool, DEAL, ORDERS);
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from deals where id = $1 for update', [DEAL]);
  const run = { isOver: false };
  const reading = Promise.all(Array.from({ length: READERS }, (_, index) => read(address, index, run)));
  const orders = await Promise.all(Array.from({ length: ORDERS }, (_, index) => order(address, index)));
  run.isOver = true;
  const reads = (await reading).flat().sort((a, b) => a - b);
  await holder.query('rollback');
  holder.release();
  return {
    reads: reads.length,
    readP99Ms: quantile(reads, 0.99),
    readMaxMs: reads.at(-1) ?? Number.NaN,
    orders: ORDERS,
    busy: orders.filter(({ status }) => status === BUSY).length,
    orderMaxMs: Math.max(...orders.map(({ ms }) => ms)),
  };
}

async function order(address: string, index: number): Promise<{ status: number; ms: number }> {
  const connection = await Connection.open(address);
  const startedAt = performance.now();
  const { status } = await connection.ask(orderRequest(DEAL, `${DEAL}-${index}`));
  connection.close();
  return { status, ms: performance.now() - startedAt };
}

async function read(address: string, index: number, run: { isOver: boolean }): Promise<number[]> {
  const connection = await Connection.open(address);
  const request = requestOf('GET', '/api/user/profile', `${DEAL}-${index}`);
  const times: number[] = [];
  while (!run.isOver) {
    const startedAt = performance.now();
    await connection.ask(request);
    times.push(performance.now() - startedAt);
  }
  connection.close();
  return times;
}
