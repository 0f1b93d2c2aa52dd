import { setTimeout as wait } from 'node:timers/promises';
import { Connection } from '../connection.ts';
import { quantile } from '../measure.ts';
import { orderRequest } from '../orders.ts';

const CONNECTIONS = 4;
/** Of each connection: forty orders a second in all, some hundred times a busy dealer's. */
const EVERY_MS = 100;
const CREATED = 201;

export type OrderTimes = { orders: number; refused: number; p50Ms: number; p99Ms: number; maxMs: number };

/** Places orders at a steady pace, each of another person of the group, until `isOver`; answers that are no order are counted. */
export async function placePaced(
  address: string,
  { deals, people, isOver }: { deals: readonly string[]; people: Iterator<string>; isOver: () => boolean },
): Promise<OrderTimes> {
  const times: number[] = [];
  let refused = 0;
  let count = 0;
  const place = async () => {
    const connection = await Connection.open(address);
    while (!isOver()) {
      const person = people.next();
      if (person.done === true) {
        throw new Error('Nobody is left to order: more people have to be prepared');
      }
      const deal = deals[count++ % deals.length] ?? '';
      const startedAt = performance.now();
      const { status } = await connection.ask(orderRequest(deal, person.value));
      times.push(performance.now() - startedAt);
      refused += status === CREATED ? 0 : 1;
      await wait(Math.max(0, EVERY_MS - (performance.now() - startedAt)));
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, place));
  times.sort((a, b) => a - b);
  return {
    orders: times.length,
    refused,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    maxMs: times.at(-1) ?? Number.NaN,
  };
}
