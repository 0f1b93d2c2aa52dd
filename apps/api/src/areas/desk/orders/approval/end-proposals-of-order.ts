import type { StaleReason } from '@portal/domain/firm/proposals/proposal-kinds';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { endProposals } from '../../../firm/proposals/end-proposal.ts';
import { moneyTarget } from '../../../money/payments/movements/money-warrant.ts';
import type { OrderEvents } from '../../../order/trades/order-events.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { targetOf } from './approval-payload.ts';

/** Ends every proposal about an order or its money when the order ends: there is nothing left to approve. */
export async function endProposalsOfOrder(
  trx: Db,
  deps: Deps,
  { order }: OrderEvents['order-ended'],
): Promise<void> {
  await endAll(trx, deps, order, 'order-ended');
}

/** Ends every proposal about an order or its money when the order is returned: what comes back is a different one. */
export async function endProposalsOfReturned(
  trx: Db,
  deps: Deps,
  { order }: OrderEvents['order-returned'],
): Promise<void> {
  await endAll(trx, deps, order, 'order-returned');
}

/** Ends a proposal whose subject one person decided alone in an emergency. */
export async function endProposalDecidedAlone(
  trx: Db,
  deps: Deps,
  order: TradeRecord,
  target: string,
): Promise<void> {
  await endAll(trx, deps, order, 'decided-in-emergency', [target]);
}

async function endAll(
  trx: Db,
  deps: Deps,
  { id, investorId }: TradeRecord,
  because: StaleReason,
  targets: readonly string[] = [targetOf(id), moneyTarget(id)],
): Promise<void> {
  for (const { id: proposalId, kind } of await endProposals(trx, deps, targets, because)) {
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: 'system',
      action: 'trade.proposal-ended',
      target: targetOf(id),
      investorId,
      detail: { proposalId, kind, because },
    });
  }
}
