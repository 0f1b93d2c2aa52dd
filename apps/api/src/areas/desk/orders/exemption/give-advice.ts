import type { GiveAdviceInput } from '@portal/domain/desk/orders/office-exemption.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { isObserving } from '../../../order/exemptions/is-observing.ts';
import { insertAdvice } from '../../../order/exemptions/keep-advice.ts';
import { transactOnOrderAndDeal } from '../../../order/trades/holding/transact-on-deal.ts';
import { judgeOrder } from '../../../order/trades/judging/judge-order.ts';
import type { Reader } from '../../queues/rows/ask-queue.ts';
import { requireOrder } from '../scope/require-order.ts';
import { isUnderWay } from './is-under-way.ts';
import { requireDecided } from './require-decided.ts';

/**
 * Records what a representative determined of whether an order suits one of its purchasers, of the amount and the profile as they are, and
 * has the order decided anew. Throws NOT_FOUND, and STATE_REFUSES for an order that is over and where the order was decided anew meanwhile.
 */
export async function giveAdvice(
  deps: Deps,
  reader: Reader,
  orderId: string,
  { result, reason, ...of }: GiveAdviceInput,
): Promise<void> {
  const { actor } = reader;
  const order = await requireOrder(deps.db, reader, orderId);
  await transactOnOrderAndDeal(deps, order, async (trx, trade) => {
    if (!isUnderWay(trade)) {
      throw new AppError('STATE_REFUSES');
    }
    const { investorId, kycId, decision } = await requireDecided(trx, trade, of);
    const at = deps.clock.now();
    await insertAdvice(trx, {
      id: deps.newId(),
      trade_id: trade.id,
      investor_id: investorId,
      kyc_id: kycId,
      total_cents: decision.totalCents,
      result,
      reason,
      given_by: actor.staffId,
      given_at: at,
    });
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(actor),
      action: 'trade.advised',
      target: `trade:${trade.id}`,
      investorId,
      detail: { ...auditOfStaff(actor), result, decisionId: decision.id },
    });
    const cause = {
      occasion: 'advice',
      by: nameOfActor(actor),
      isObserved: await isObserving(trx, deps),
    } as const;
    await judgeOrder(trx, deps, trade, cause, { only: investorId });
  });
}
