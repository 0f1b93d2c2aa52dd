import type { AskChangesInput } from '@portal/domain/desk/orders/office-changes.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { askForChanges } from '../../../order/changes/ask-for-changes.ts';
import { archiveTrade } from '../../../order/trades/cancelling/archive-trade.ts';
import { declineTrade, reviewTrade } from '../../../order/trades/deciding/decide-trade.ts';
import { findHolder } from '../../queues/claims/find-holder.ts';
import type { Reader } from '../../queues/rows/ask-queue.ts';
import { type OrderInScope, requireOrder } from '../scope/require-order.ts';

/** A decision on an order. */
export type Decision =
  | { move: 'review' }
  | { move: 'decline' | 'archive'; reason: string }
  | { move: 'ask-changes'; asked: AskChangesInput };

/**
 * Decides on an order that nobody else works on. Throws NOT_FOUND for one the person may not see, CLAIMED with the holder's name,
 * and what the decision throws.
 */
export async function decideOrder(
  deps: Deps,
  reader: Reader,
  orderId: string,
  decision: Decision,
): Promise<void> {
  const order = await requireFreeOrder(deps, reader, orderId);
  const { investorId, tradeId } = order;
  const { actor } = reader;
  switch (decision.move) {
    case 'review':
      return reviewTrade(deps, actor, investorId, tradeId);
    case 'decline':
      return declineTrade(deps, actor, investorId, tradeId, decision.reason);
    case 'archive':
      return archiveTrade(deps, investorId, tradeId, { by: actor, reason: decision.reason });
    case 'ask-changes':
      return askForChanges(deps, actor, order, decision.asked);
  }
}

/** An order in scope that nobody else has. Throws NOT_FOUND, CLAIMED. */
export async function requireFreeOrder(deps: Deps, reader: Reader, orderId: string): Promise<OrderInScope> {
  const order = await requireOrder(deps.db, reader, orderId);
  const holder = await findHolder(deps.db, deps, { kind: 'order', id: orderId });
  if (holder !== null && holder.id !== reader.actor.staffId) {
    throw new AppError('CLAIMED', { values: { name: holder.name } });
  }
  return order;
}
