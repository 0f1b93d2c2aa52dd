import type { NextStep } from '@portal/domain/desk/queues/next-steps';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor } from '../../../../platform/http/actor.ts';
import { setNextStep } from '../../../order/trades/deciding/set-next-step.ts';
import type { Reader } from '../../queues/rows/ask-queue.ts';
import { requireOrder } from '../scope/require-order.ts';

/** Sets the dealer's next step for an order, which its investor reads in their own language. Throws NOT_FOUND, STATE_REFUSES. */
export async function chooseNextStep(
  deps: Deps,
  reader: Reader,
  orderId: string,
  step: NextStep | null,
): Promise<void> {
  const { actor } = reader;
  const { investorId, tradeId } = await requireOrder(deps.db, reader, orderId);
  await transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    await setNextStep(trx, { investorId, id: tradeId }, step, at);
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(actor),
      action: 'trade.next-step-chosen',
      target: `trade:${tradeId}`,
      investorId,
      detail: { ...auditOfStaff(actor), step },
    });
  });
}
