import type { RecordExemptionInput } from '@portal/domain/desk/orders/office-exemption.wire';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { findLastDecision } from '../../../order/exemptions/find-decisions.ts';
import { insertDecision, recordedAfterRow } from '../../../order/exemptions/keep-decision.ts';
import { listPurchasers } from '../../../order/trades/find-purchasers.ts';
import { transactOnOrderAndDeal } from '../../../order/trades/holding/transact-on-deal.ts';
import type { Reader } from '../../queues/rows/ask-queue.ts';
import { requireOrder } from '../scope/require-order.ts';
import { mayBeRecorded } from './may-be-recorded.ts';

/**
 * Puts on record afterwards under which exemption somebody bought by an order that was approved or settled before the portal kept the law,
 * with a reason; from then on the purchase counts as such. Throws NOT_FOUND, and STATE_REFUSES for an order of which something was decided
 * at its time, and where somebody recorded something else meanwhile.
 */
export async function recordExemption(
  deps: Deps,
  reader: Reader,
  orderId: string,
  { role, decisionId, exemption, reason }: RecordExemptionInput,
): Promise<void> {
  const { actor } = reader;
  const order = await requireOrder(deps.db, reader, orderId);
  const purchaser = (await listPurchasers(deps.db, { investorId: order.investorId, id: order.tradeId })).find(
    (each) => each.role === role,
  );
  const investorId = purchaser?.investorId ?? null;
  if (investorId === null) {
    throw new AppError('NOT_FOUND');
  }
  await transactOnOrderAndDeal(deps, order, async (trx, trade) => {
    const last = await findLastDecision(trx, { tradeId: trade.id, investorId });
    if (!mayBeRecorded(trade, last) || (last?.id ?? null) !== decisionId) {
      throw new AppError('STATE_REFUSES', { currentState: trade.status });
    }
    const at = deps.clock.now();
    const row = recordedAfterRow(deps, trade, {
      investorId,
      exemption,
      reason,
      by: nameOfActor(actor),
      decidedOn: dealerDay(at),
      at,
    });
    await insertDecision(trx, row);
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(actor),
      action: 'trade.exemption-recorded',
      target: `trade:${trade.id}`,
      investorId,
      detail: {
        ...auditOfStaff(actor),
        decisionId: row.id,
        exemption,
        before: last?.exemption ?? 'assumed',
      },
    });
  });
}
