import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { moneyTarget } from '../../../money/payments/movements/money-warrant.ts';
import {
  type Refund,
  type RefundOutcome,
  refundMoney,
} from '../../../money/payments/movements/refund-money.ts';
import { transactOnOrderAndDeal } from '../../../order/trades/holding/transact-on-deal.ts';
import { endProposalDecidedAlone } from '../approval/end-proposals-of-order.ts';
import type { OrderInScope } from '../scope/require-order.ts';

/**
 * Lets one person record a refund, with a reason, in an emergency, at the command line. Proposals about the order's money end.
 * Throws NOT_FOUND, and what refunding throws.
 */
export async function refundInEmergency(
  deps: Deps,
  by: StaffActor,
  order: OrderInScope,
  { reason, ...refund }: Omit<Refund, 'warrant'> & { reason: string },
): Promise<RefundOutcome> {
  return transactOnOrderAndDeal(deps, order, async (trx, trade) => {
    const outcome = await refundMoney(trx, deps, by, trade, { ...refund, warrant: { emergency: reason } });
    if (outcome.isNew) {
      await endProposalDecidedAlone(trx, deps, trade, moneyTarget(trade.id));
    }
    return outcome;
  });
}
