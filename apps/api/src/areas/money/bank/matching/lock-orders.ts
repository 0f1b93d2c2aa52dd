import type { Db } from '../../../../platform/db/tables.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { findOwnersOfOrders } from './orders-to-fund.store.ts';

/** A part of some money, given to an order. */
export type Allocation = { tradeId: string; cents: bigint };

/** Locks the orders that share some money, always in the same sequence. Call it before locking the money. Throws NOT_FOUND. */
export async function lockOrders(
  trx: Db,
  allocations: readonly Allocation[],
): Promise<{ trade: TradeRecord; cents: bigint }[]> {
  const owners = await findOwnersOfOrders(
    trx,
    allocations.map(({ tradeId }) => tradeId),
  );
  const sorted = [...allocations].sort((one, other) => (one.tradeId < other.tradeId ? -1 : 1));
  const locked: { trade: TradeRecord; cents: bigint }[] = [];
  for (const { tradeId, cents } of sorted) {
    const investorId = owners.get(tradeId);
    if (investorId === undefined) {
      throw new AppError('NOT_FOUND');
    }
    locked.push({ trade: await lockOrder(trx, investorId, tradeId), cents });
  }
  return locked;
}
