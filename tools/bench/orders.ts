import { requestOf } from './connection.ts';
import { type Figure, measure, type Watched } from './measure.ts';
import { QUANTITY } from './seed.ts';

const CREATED = 201;

export type OrderRun = { name: string; seconds: number; warmUpSeconds: number; people: number };

/** Places orders for these deals in turn, each by another person of the group `name`, as fast as they are answered. */
export async function measureOrders(
  { addresses, watched }: { addresses: readonly string[]; watched: Watched },
  deals: readonly string[],
  run: OrderRun,
): Promise<Figure> {
  const next = (count: number) =>
    count < run.people ? orderRequest(deals[count % deals.length] ?? '', `${run.name}-${count}`) : null;
  return measure({ ...run, addresses, next, status: CREATED }, watched);
}

export function orderRequest(dealId: string, token: string): Buffer {
  return requestOf('POST', `/api/user/trade/create/${dealId}`, token, { body: { quantity: QUANTITY } });
}
