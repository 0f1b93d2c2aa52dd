import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { applyPayment } from '../../payments/movements/apply-payment.ts';
import { findOwnersOfOrders } from '../matching/orders-to-fund.store.ts';

/** Gives the money of a flag about an unknown order to its order. Throws NOT_FOUND, and CHANGED_MEANWHILE where somebody was faster. */
export async function applyFlagged(
  deps: Deps,
  by: StaffActor,
  { flagId, orderId }: { flagId: string; orderId: string },
): Promise<void> {
  const investorId = (await findOwnersOfOrders(deps.db, [orderId])).get(orderId);
  if (investorId === undefined) {
    throw new AppError('NOT_FOUND');
  }
  await applyPayment(deps, by, { flagId, order: { investorId, id: orderId } });
}
