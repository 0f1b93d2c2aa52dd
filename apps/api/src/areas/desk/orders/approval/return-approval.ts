import type {
  ReturnProposalInput,
  WithdrawProposalInput,
} from '@portal/domain/money/payments/office-money-proposals.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor } from '../../../../platform/http/actor.ts';
import { returnProposal, withdrawProposal } from '../../../firm/proposals/end-proposal.ts';
import { transactOnOrderAndDeal } from '../../../order/trades/holding/transact-on-deal.ts';
import type { Reader } from '../../queues/rows/ask-queue.ts';
import { requireOrder } from '../scope/require-order.ts';
import { targetOf } from './approval-payload.ts';

/** Withdraws the person's own proposal to approve an order. Throws NOT_FOUND, WORK_OF_ANOTHER, PROPOSAL_OVER. */
export async function withdrawApproval(
  deps: Deps,
  reader: Reader,
  orderId: string,
  { proposalId }: WithdrawProposalInput,
): Promise<void> {
  const { actor } = reader;
  const order = await requireOrder(deps.db, reader, orderId);
  const target = targetOf(orderId);
  await transactOnOrderAndDeal(deps, order, async (trx) => {
    await withdrawProposal(trx, deps, actor, { proposalId, target });
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(actor),
      action: 'trade.approval-withdrawn',
      target,
      investorId: order.investorId,
      detail: { ...auditOfStaff(actor), proposalId },
    });
  });
}

/** Returns somebody else's proposal to approve an order, with a reason. Throws NOT_FOUND, NOT_PERMITTED, OWN_WORK, PROPOSAL_OVER. */
export async function returnApproval(
  deps: Deps,
  reader: Reader,
  orderId: string,
  { proposalId, reason }: ReturnProposalInput,
): Promise<void> {
  const { actor } = reader;
  const order = await requireOrder(deps.db, reader, orderId);
  const target = targetOf(orderId);
  await transactOnOrderAndDeal(deps, order, async (trx) => {
    await returnProposal(trx, deps, actor, { proposalId, target, reason });
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(actor),
      action: 'trade.approval-returned',
      target,
      investorId: order.investorId,
      detail: { ...auditOfStaff(actor), proposalId, reason },
    });
  });
}
