import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** What depends on a representative. */
export type Dependents = { clients: number; openOrders: number; people: string[] };

/** Orders the dealer has nothing left to do on. */
const OVER = [TRADE_STATUS_NUMBERS.settled, TRADE_STATUS_NUMBERS.declined, TRADE_STATUS_NUMBERS.archived];

const NOTHING: Dependents = { clients: 0, openOrders: 0, people: [] };

/** What depends on each representative; absent if nothing does. */
export async function countDependents(db: Db): Promise<(representativeId: string) => Dependents> {
  const clients = await db
    .selectFrom('investors')
    .select(['dealer_representative_id as id', sql<number>`count(*)::int`.as('count')])
    .where('dealer_representative_id', 'is not', null)
    .where('closed_at', 'is', null)
    .groupBy('dealer_representative_id')
    .execute();
  const orders = await db
    .selectFrom('trades')
    .innerJoin('investors', 'investors.id', 'trades.investor_id')
    .select(['investors.dealer_representative_id as id', sql<number>`count(*)::int`.as('count')])
    .where('investors.dealer_representative_id', 'is not', null)
    .where('trades.status', 'not in', OVER)
    .groupBy('investors.dealer_representative_id')
    .execute();
  const people = await db
    .selectFrom('staff')
    .select(['representative_id as id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('representative_id', 'is not', null)
    .where('ended_at', 'is', null)
    .orderBy('last_name')
    .orderBy('first_name')
    .execute();
  return (representativeId) => ({
    clients: clients.find(({ id }) => id === representativeId)?.count ?? NOTHING.clients,
    openOrders: orders.find(({ id }) => id === representativeId)?.count ?? NOTHING.openOrders,
    people: people.filter(({ id }) => id === representativeId).map(({ name }) => name),
  });
}
