import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** What depends on a representative. */
export type Dependents = {
  clients: number;
  /** By where they live; null for those who have not said. */
  homes: { province: string | null; clients: number }[];
  openOrders: number;
  people: string[];
};

/** Orders the dealer has nothing left to do on; written out, as the index of all others has them. */
const { settled, declined, archived } = TRADE_STATUS_NUMBERS;
const OVER = sql.join([settled, declined, archived].map((status) => sql.lit(status)));

/** What depends on each representative; absent if nothing does. */
export async function countDependents(db: Db): Promise<(representativeId: string) => Dependents> {
  const clients = await db
    .selectFrom('investors')
    .select(['dealer_representative_id as id', 'province', sql<number>`count(*)::int`.as('count')])
    .where('dealer_representative_id', 'is not', null)
    .where('closed_at', 'is', null)
    .groupBy(['dealer_representative_id', 'province'])
    .orderBy('province')
    .execute();
  const orders = await countOpenOrders(db);
  const people = await db
    .selectFrom('staff')
    .select(['representative_id as id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('representative_id', 'is not', null)
    .where('ended_at', 'is', null)
    .orderBy('last_name')
    .orderBy('first_name')
    .execute();
  return (representativeId) => {
    const own = clients.filter(({ id }) => id === representativeId);
    return {
      clients: own.reduce((sum, { count }) => sum + count, 0),
      homes: own.map(({ province, count }) => ({ province, clients: count })),
      openOrders: orders.find(({ id }) => id === representativeId)?.count ?? 0,
      people: people.filter(({ id }) => id === representativeId).map(({ name }) => name),
    };
  };
}

/**
 * Orders that are not over, by representative. They are few among all: each asks for its own investor (`offset 0`), where a join would
 * read everybody.
 */
export async function countOpenOrders(db: Db): Promise<{ id: string; count: number }[]> {
  const { rows } = await sql<{ id: string; count: number }>`
    select investor.id, count(*)::int as count
    from trades cross join lateral (
      select dealer_representative_id as id from investors where investors.id = trades.investor_id offset 0) investor
    where trades.status not in (${OVER}) and investor.id is not null
    group by investor.id`.execute(db);
  return rows;
}
