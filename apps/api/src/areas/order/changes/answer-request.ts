import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { lockOrder } from '../trades/lock-order.ts';
import type { OrderEvents } from '../trades/order-events.ts';
import { closeRequests, listRequests, markAnswered } from './change-requests.store.ts';
import { partsOf, sealParts } from './order-parts.ts';

/** Records the answers when an order comes back to the dealer, which puts it into the queue of changed orders. */
export async function answerRequest(
  trx: Db,
  deps: Deps,
  { order }: OrderEvents['order-handed-back'],
): Promise<void> {
  const [request] = await listRequests(trx, order);
  if (request === undefined || request.closedAt !== null || request.answeredAt !== null) {
    return;
  }
  const now = await lockOrder(trx, order.investorId, order.id);
  const sealedAfter = sealParts(deps.secrets, request.id, await partsOf(deps.secrets, now));
  await markAnswered(trx, request.id, { kycId: now.kycId, sealedAfter, at: deps.clock.now() });
}

/** Closes the open request once its order is decided. */
export async function closeRequestsOf(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  { order }: OrderEvents['order-approved'],
): Promise<void> {
  await closeRequests(trx, order, clock.now());
}
