import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import type { OrderChoice } from '@portal/domain/money/bank/lines/office-money.wire';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import type { Db } from '../../../../platform/db/tables.ts';
import { listOrdersOf, type OrderWithoutFunds, searchOrders } from './orders-to-fund.store.ts';
import { listTold } from './unconfirmed-money.store.ts';

/** Orders that a person may choose for a line, by id. */
export async function orderChoices(db: Db, tradeIds: readonly string[]): Promise<OrderChoice[]> {
  return tradeIds.length === 0 ? [] : present(db, await listOrdersOf(db, tradeIds));
}

/** Orders whose number starts with the search, or whose investor's name contains it. */
export async function searchOrderChoices(db: Db, search: string): Promise<OrderChoice[]> {
  return present(db, await searchOrders(db, search));
}

async function present(db: Db, orders: readonly OrderWithoutFunds[]): Promise<OrderChoice[]> {
  const told = await listTold(db, { tradeIds: orders.map(({ tradeId }) => tradeId) });
  return orders.map(({ tradeId, investorName, status, totalCents, missingCents }) => ({
    tradeId,
    reference: orderReference(tradeId),
    investor: investorName,
    status,
    total: dollarsFromCents(totalCents),
    missing: dollarsFromCents(missingCents),
    told: told
      .filter((money) => money.tradeId === tradeId)
      .map(({ kind, cents }) => ({ kind, amount: dollarsFromCents(cents) })),
  }));
}
