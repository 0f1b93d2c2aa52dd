import { MAY_BE_EXCEPTED, undeclaredChecks } from '@portal/domain/desk/orders/approval-checks';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { declareEmergency } from '../../../firm/staff/emergencies/declare-emergency.ts';
import { approveWithin } from '../../../order/trades/deciding/decide-trade.ts';
import { transactOnOrderAndDeal } from '../../../order/trades/holding/transact-on-deal.ts';
import { targetOf } from '../approval/approval-payload.ts';
import { checksOfOrder } from '../approval/checks-of-order.ts';
import { endProposalDecidedAlone } from '../approval/end-proposals-of-order.ts';
import type { OrderInScope } from '../scope/require-order.ts';

/**
 * Lets one person approve an order in review, with a reason, in an emergency, at the command line. The office's checks apply:
 * whatever two people may except is named on record, and nothing else may be open. Proposals about the order end. Returns what was
 * open. Throws NOT_FOUND, STATE_REFUSES, CHECKS_OPEN, and what approving an order throws.
 */
export async function approveInEmergency(
  deps: Deps,
  by: StaffActor,
  order: OrderInScope,
  reason: string,
): Promise<readonly string[]> {
  return transactOnOrderAndDeal(deps, order, async (trx, trade) => {
    if (trade.status !== 'inReview') {
      throw new AppError('STATE_REFUSES', { currentState: trade.status });
    }
    const open = undeclaredChecks(await checksOfOrder(trx, deps, trade), null);
    if (open.some((check) => !MAY_BE_EXCEPTED[check])) {
      throw new AppError('CHECKS_OPEN');
    }
    const target = targetOf(trade.id);
    await declareEmergency(trx, deps, by, { kind: 'approve-order', target, reason });
    await approveWithin(trx, deps, by, trade, {
      action: 'trade.approved-in-emergency',
      detail: { reason, ...(open.length === 0 ? {} : { exceptions: open.join(' ') }) },
    });
    await endProposalDecidedAlone(trx, deps, trade, target);
    return open;
  });
}
