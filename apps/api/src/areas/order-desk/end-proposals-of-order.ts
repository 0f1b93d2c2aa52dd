import { appendAudit } from '../../platform/audit/audit.store.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { endStaleProposals } from '../proposals/end-proposal.ts';
import type { OrderEvents } from '../trades/order-events.ts';
import { targetOf } from './approval-of-order.ts';
import { moneyTarget } from './money-target.ts';

/** What is proposed about an order, or its money, ends with the order: nobody approves what is not there any more. */
export async function endProposalsOfOrder(
  trx: Db,
  deps: Deps,
  { order }: OrderEvents['order-ended'],
): Promise<void> {
  const because = 'order-ended';
  const targets = [targetOf(order.id), moneyTarget(order.id)];
  for (const { id: proposalId, kind } of await endStaleProposals(trx, deps, targets, because)) {
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: 'system',
      action: 'trade.proposal-ended',
      target: targetOf(order.id),
      investorId: order.investorId,
      detail: { proposalId, kind, because },
    });
  }
}
