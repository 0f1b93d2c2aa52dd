import type { ConfirmClassInput } from '@portal/domain/desk/orders/office-exemption.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { insertClassConfirmation } from '../../../order/exemptions/keep-advice.ts';
import { transactOnOrderAndDeal } from '../../../order/trades/holding/transact-on-deal.ts';
import type { Reader } from '../../queues/rows/ask-queue.ts';
import { requireOrder } from '../scope/require-order.ts';
import { isUnderWay } from './is-under-way.ts';
import { requireDecided } from './require-decided.ts';

/**
 * Records that somebody looked at what carries a purchaser's class, beside what they stated (45-106CP s. 1.9), and confirms it with a
 * reason. Throws NOT_FOUND, and STATE_REFUSES where the class needs no evidence, for an order that is over, and where the order was decided
 * anew meanwhile.
 */
export async function confirmClass(
  deps: Deps,
  reader: Reader,
  orderId: string,
  { reason, ...of }: ConfirmClassInput,
): Promise<void> {
  const { actor } = reader;
  const order = await requireOrder(deps.db, reader, orderId);
  await transactOnOrderAndDeal(deps, order, async (trx, trade) => {
    const { investorId, kycId, decision } = await requireDecided(trx, trade, of);
    if (!decision.needsEvidence || !isUnderWay(trade)) {
      throw new AppError('STATE_REFUSES');
    }
    const at = deps.clock.now();
    await insertClassConfirmation(trx, {
      id: deps.newId(),
      trade_id: trade.id,
      investor_id: investorId,
      kyc_id: kycId,
      decision_id: decision.id,
      reason,
      confirmed_by: actor.staffId,
      confirmed_at: at,
    });
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(actor),
      action: 'trade.class-confirmed',
      target: `trade:${trade.id}`,
      investorId,
      detail: { ...auditOfStaff(actor), decisionId: decision.id },
    });
  });
}
