import type { Db } from '../../../platform/db/tables.ts';
import { listOrdersUnderWay } from '../trades/judging/list-orders-under-way.ts';
import { buyersOf } from '../trades/locking/buyers-of.ts';
import type { TradeRecord } from '../trades/trade-record.ts';

/** More people than buy with each other: a couple is two. */
const PEOPLE_MAX = 50;

/** People who buy with each other, and every order that they have under way, in the order in which they were placed. */
type Circle = { people: ReadonlySet<string>; orders: readonly TradeRecord[] };

/** Everybody whose limits hang together with those of one person, since they buy with each other. */
export async function findCircle(db: Db, investorId: string): Promise<Circle> {
  const people = new Set([investorId]);
  const orders = new Map<string, TradeRecord>();
  // Whoever is found is added behind those who are gone through.
  for (const person of people) {
    for (const order of await listOrdersUnderWay(db, person)) {
      orders.set(order.id, order);
      for (const buyer of people.size < PEOPLE_MAX ? await buyersOf(db, order) : []) {
        people.add(buyer);
      }
    }
  }
  return { people, orders: [...orders.values()].toSorted(byPlacing) };
}

function byPlacing(a: TradeRecord, b: TradeRecord): number {
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);
}
