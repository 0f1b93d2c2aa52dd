import { isEditableStatus } from '@portal/domain/order/trades/trade-status';
import type { Deps } from '../../../../platform/deps.ts';
import { findOrder } from '../../../order/trades/find-order.ts';
import type { Envelope } from '../ceremony/envelope.ts';

/** True where nobody may sign an envelope any more: it was replaced or declined here, or its order ended without it. */
export async function isOver(
  { db }: Pick<Deps, 'db'>,
  { status, investorId, tradeId }: Envelope,
): Promise<boolean> {
  if (status === 'completed') {
    return false;
  }
  const trade = tradeId === null ? undefined : await findOrder(db, investorId, tradeId);
  return status !== 'open' || (trade !== undefined && !isEditableStatus(trade.status));
}
