import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { moneyTarget } from '../../../money/payments/movements/money-warrant.ts';
import { releaseMoney } from '../../../money/payments/movements/release-money.ts';
import { transactOnOrderAndDeal } from '../../../order/trades/holding/transact-on-deal.ts';
import { endProposalDecidedAlone } from '../approval/end-proposals-of-order.ts';
import type { OrderInScope } from '../scope/require-order.ts';

/**
 * Lets one person release an order's money, with a reason, in an emergency, at the command line. Proposals about its money end.
 * Returns false for an order that is already settled. Throws NOT_FOUND, and what releasing throws.
 */
export async function releaseInEmergency(
  deps: Deps,
  by: StaffActor,
  order: OrderInScope,
  reason: string,
): Promise<boolean> {
  return transactOnOrderAndDeal(deps, order, async (trx, trade) => {
    const isNew = await releaseMoney(trx, deps, by, trade, { emergency: reason });
    if (isNew) {
      await endProposalDecidedAlone(trx, deps, trade, moneyTarget(trade.id));
    }
    return isNew;
  });
}
