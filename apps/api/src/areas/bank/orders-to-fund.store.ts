import { moneyOfOrder } from '@portal/domain/payments/order-money';
import { TRADE_STATUS_NUMBERS, type TradeStatus, tradeStatusOf } from '@portal/domain/trades/trade-status';
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

/** Orders under way that money is missing for, the newest first. */
export async function listOrdersToFund(db: Db): Promise<OrderWithoutFunds[]> {
  const rows = await db
    .selectFrom('trades')
    .innerJoin('investors', 'investors.id', 'trades.investor_id')
    .select([
      'trades.id as tradeId',
      'trades.status',
      'trades.total_cents as totalCents',
      'investors.first_name as firstName',
      'investors.last_name as lastName',
      storedMoneyFacts.as('facts'),
    ])
    .where('trades.status', 'in', UNDER_WAY)
    .where('trades.funds_received_at', 'is', null)
    .orderBy('trades.created_at', 'desc')
    .limit(ORDERS_LISTED_MAX)
    .execute();
  return rows.map(({ facts, status, firstName, lastName, ...row }) => {
    const order = { totalCents: row.totalCents, status: tradeStatusOf(status) };
    const { paidInCents } = moneyOfOrder(order, moneyFactsOf(facts));
    return {
      ...row,
      status: order.status,
      investorName: `${firstName} ${lastName}`,
      missingCents: row.totalCents - (paidInCents > 0n ? paidInCents : 0n),
    };
  });
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
