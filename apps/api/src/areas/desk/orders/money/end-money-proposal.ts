import type {
  MoneyDecision,
  ReturnProposalInput,
  WithdrawProposalInput,
} from '@portal/domain/money/payments/office-money-proposals.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { returnProposal, withdrawProposal } from '../../../firm/proposals/end-proposal.ts';
import { moneyTarget } from '../../../money/payments/movements/money-warrant.ts';
import { transactOnOrderAndDeal } from '../../../order/trades/holding/transact-on-deal.ts';
import type { Reader } from '../../queues/rows/ask-queue.ts';
import { targetOf } from '../approval/approval-payload.ts';
import { requireOrder } from '../scope/require-order.ts';
import { KIND_OF_DECISION } from './money-payload.ts';

type Ended = { decision: MoneyDecision } & (WithdrawProposalInput | ReturnProposalInput);

/**
 * Ends a proposal about an order's money: with a reason, somebody else's goes back to them; without one, the person withdraws their
 * own. Throws NOT_FOUND, PROPOSAL_OVER, NOT_PERMITTED, WORK_OF_ANOTHER for withdrawing another's, and OWN_WORK for returning one's own.
 */
export async function endMoneyProposal(
  deps: Deps,
  reader: Reader,
  orderId: string,
  { decision, ...ended }: Ended,
): Promise<void> {
  const { actor } = reader;
  const { proposalId } = ended;
  const target = moneyTarget(orderId);
  const order = await requireOrder(deps.db, reader, orderId);
  await transactOnOrderAndDeal(deps, order, async (trx) => {
    const { kind } =
      'reason' in ended
        ? await returnProposal(trx, deps, actor, { ...ended, target })
        : await withdrawProposal(trx, deps, actor, { proposalId, target });
    if (kind !== KIND_OF_DECISION[decision]) {
      throw new AppError('NOT_FOUND');
    }
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(actor),
      action: 'reason' in ended ? 'payment.proposal-returned' : 'payment.proposal-withdrawn',
      target: targetOf(orderId),
      investorId: order.investorId,
      detail: { ...auditOfStaff(actor), kind, ...ended },
    });
  });
}
