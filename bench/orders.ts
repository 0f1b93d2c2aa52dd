import { requestOf } from './connection.ts';
import type { Pool } from './database.ts';
import { type Figure, measure, type Watched } from './measure.ts';
import { addPeople, QUANTITY } from './seed.ts';

const CREATED = 201;

export type OrderRun = { name: string; seconds: number; warmUpSeconds: number; people: number };

/** Places orders of these deals in turn, each by somebody who has none, as fast as they are answered. */
export async function measureOrders(
  { pool, addresses, watched }: { pool: Pool; addresses: readonly string[]; watched: Watched },
  deals: readonly string[],
  run: OrderRun,
): Promise<Figure> {
  await addPeople(pool, run.name, run.people);
  const next = (count: number) =>
    count < run.people ? orderRequest(deals[count % deals.length] ?? '', `${run.name}-${count}`) : null;
  return measure({ ...run, addresses, next, status: CREATED }, watched);
}

export function orderRequest(dealId: string, token: string): Buffer {
  return requestOf('POST', `/api/user/trade/create/${dealId}`, token, { body: { quantity: QUANTITY } });
}
