import { searchTermsOf } from '@portal/domain/investors/search-terms';
import { moneyOfOrder } from '@portal/domain/payments/order-money';
import { TRADE_STATUS_NUMBERS, type TradeStatus, tradeStatusOf } from '@portal/domain/trades/trade-status';
import { sql } from 'kysely';
import { likeLiteral } from '../../platform/db/like-literal.ts';
import type { Db } from '../../platform/db/tables.ts';
import { storedMoneyFacts } from '../payments/money-facts.sql.ts';
import { moneyFactsOf } from '../payments/stored-money-facts.ts';

/** An order that is under way and whose money has not all arrived. */
export type OrderWithoutFunds = {
  tradeId: string;
  status: TradeStatus;
  investorName: string;
  totalCents: bigint;
  missingCents: bigint;
};

const UNDER_WAY = [
  TRADE_STATUS_NUMBERS.open,
  TRADE_STATUS_NUMBERS.submitted,
  TRADE_STATUS_NUMBERS.changesAsked,
  TRADE_STATUS_NUMBERS.inReview,
  TRADE_STATUS_NUMBERS.approved,
];
const ORDERS_LISTED_MAX = 1_000;
const ORDERS_FOUND_MAX = 20;
const ORDER_ID = sql.ref('trades.id');

/** Orders under way that money is missing for, the newest first. */
export async function listOrdersToFund(db: Db): Promise<OrderWithoutFunds[]> {
  const rows = await withMoney(db)
    .where('trades.status', 'in', UNDER_WAY)
    .where('trades.funds_received_at', 'is', null)
    .orderBy('trades.created_at', 'desc')
    .limit(ORDERS_LISTED_MAX)
    .execute();
  return rows.map(missingOf);
}

/** Orders of any state by their ids. */
export async function listOrdersOf(db: Db, tradeIds: readonly string[]): Promise<OrderWithoutFunds[]> {
  const rows = await withMoney(db)
    .where(sql<boolean>`${ORDER_ID} = any(${[...tradeIds]}::text[])`)
    .execute();
  return rows.map(missingOf);
}

/** Orders of any state whose number begins so, or whose investor's name has these words; the newest first. */
export async function searchOrders(db: Db, search: string): Promise<OrderWithoutFunds[]> {
  const { words } = searchTermsOf(search);
  const isNamed = sql.join(
    words.map((word) => sql`investors.search_text like ${`% ${likeLiteral(word)}%`}`),
    sql` and `,
  );
  const number = `${likeLiteral(search.trim().toLowerCase())}%`;
  const rows = await withMoney(db)
    .where(
      words.length === 0
        ? sql<boolean>`${ORDER_ID} like ${number}`
        : sql<boolean>`(${ORDER_ID} like ${number} or (${isNamed}))`,
    )
    .orderBy('trades.created_at', 'desc')
    .limit(ORDERS_FOUND_MAX)
    .execute();
  return rows.map(missingOf);
}

function withMoney(db: Db) {
  return db
    .selectFrom('trades')
    .innerJoin('investors', 'investors.id', 'trades.investor_id')
    .select([
      'trades.id as tradeId',
      'trades.status',
      'trades.total_cents as totalCents',
      'investors.first_name as firstName',
      'investors.last_name as lastName',
      storedMoneyFacts.as('facts'),
    ]);
}

type WithMoney = Awaited<ReturnType<ReturnType<typeof withMoney>['execute']>>[number];

function missingOf({ facts, status, firstName, lastName, ...row }: WithMoney): OrderWithoutFunds {
  const order = { totalCents: row.totalCents, status: tradeStatusOf(status) };
  const { paidInCents } = moneyOfOrder(order, moneyFactsOf(facts));
  const missingCents = row.totalCents - (paidInCents > 0n ? paidInCents : 0n);
  return {
    ...row,
    status: order.status,
    investorName: `${firstName} ${lastName}`,
    missingCents: missingCents > 0n ? missingCents : 0n,
  };
}

/** Whose each order is, by its id; one that is not there is missing. */
export async function findOwnersOfOrders(
  trx: Db,
  tradeIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await trx
    .selectFrom('trades')
    .select(['id', 'investor_id'])
    .where('id', 'in', [...tradeIds])
    .execute();
  return new Map(rows.map(({ id, investor_id }) => [id, investor_id]));
}
