import { dealsThatDoNotAddUp } from '../../apps/api/src/testing/deals-that-do-not-add-up.ts';
import { Connection } from './connection.ts';
import type { Pool } from './database.ts';
import { CONNECTIONS } from './measure.ts';
import { orderRequest } from './orders.ts';
import { addPeople, addScarceDeal, QUANTITY } from './seed.ts';

const CREATED = 201;
const ORDERS_FOR_ALL = 300;
const CALLERS_AN_ORDER = 3;

export type Oversold = {
  /** Three people want each last unit: how many were told that they have it, and how many there are. */
  acknowledged: number;
  possible: number;
  /** Answers that are neither an order nor a refusal. */
  strange: number;
  /** Measured deals whose units do not add up. */
  wrongDeals: string[];
};

/** Sells a scarce deal on all servers at once, and counts what every deal has sold. */
export async function checkOversold(pool: Pool, addresses: readonly string[]): Promise<Oversold> {
  const deal = `scarce-${addresses.length}`;
  const people = ORDERS_FOR_ALL * CALLERS_AN_ORDER;
  await addScarceDeal(pool, deal, ORDERS_FOR_ALL * QUANTITY);
  await addPeople(pool, deal, people);
  const statuses: number[] = [];
  let asked = 0;
  const ask = async (address: string) => {
    const connection = await Connection.open(address);
    for (let count = asked++; count < people; count = asked++) {
      statuses.push((await connection.ask(orderRequest(deal, `${deal}-${count}`))).status);
    }
    connection.close();
  };
  await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, index) => ask(addresses[index % addresses.length] ?? '')),
  );
  return {
    acknowledged: statuses.filter((status) => status === CREATED).length,
    possible: ORDERS_FOR_ALL,
    strange: statuses.filter((status) => status !== CREATED && status !== SOLD_OUT).length,
    wrongDeals: await dealsThatDoNotAddUp(pool),
  };
}

const SOLD_OUT = 409;
