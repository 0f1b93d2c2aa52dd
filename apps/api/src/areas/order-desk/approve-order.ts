import { isDeepStrictEqual } from 'node:util';
import type { ApproveOrderInput } from '@portal/domain/wire/office-order';
import { appendAudit } from '../../platform/audit/audit.store.ts';
import type { Deps } from '../../platform/deps.ts';
import { auditOfStaff, nameOfActor } from '../../platform/http/actor.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Reader } from '../desk/ask-queue.ts';
import { approveProposal } from '../proposals/approve-proposal.ts';
import { propose } from '../proposals/propose.ts';
import { approveWithin } from '../trades/approve-trade.ts';
import { transactOnOrderAndDeal } from '../trades/transact-on-deal.ts';
import { approvedFacts, targetOf } from './approval-of-order.ts';
import { requireFreeOrder } from './decide-order.ts';
import { recordStale } from './record-stale.ts';
import { requireOrder } from './require-order.ts';

/** The order says what is approved, and so does the hash; there is no version beside it. */
const NO_VERSION = 0;

/**
 * Proposes that an order in review be approved by somebody else. Throws NOT_FOUND, CLAIMED, STATE_REFUSES, PROPOSAL_OPEN, and
 * NOBODY_TO_APPROVE in an office in which nobody else may.
 */
export async function proposeApproval(deps: Deps, reader: Reader, orderId: string): Promise<void> {
  const { actor } = reader;
  const order = await requireFreeOrder(deps, reader, orderId);
  await transactOnOrderAndDeal(deps, order, async (trx, trade) => {
    if (trade.status !== 'inReview') {
      throw new AppError('STATE_REFUSES', { currentState: trade.status });
    }
    const proposalId = await propose(trx, deps, actor, {
      kind: 'approve-order',
      target: targetOf(trade.id),
      targetVersion: NO_VERSION,
      payload: approvedFacts(trade),
      preparers: [],
    });
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(actor),
      action: 'trade.approval-proposed',
      target: targetOf(trade.id),
      investorId: trade.investorId,
      detail: { ...auditOfStaff(actor), proposalId },
    });
  });
}

/**
 * Approves what somebody else proposed, as it was seen; the order is approved with it, unless anything of it changed since: then the
 * proposal is over, and CHANGED_MEANWHILE is thrown after that was written. Throws NOT_FOUND, OWN_WORK, PROPOSAL_OVER, NOT_PERMITTED,
 * and what approving an order throws.
 */
export async function approveOrder(
  deps: Deps,
  reader: Reader,
  orderId: string,
  { proposalId, hash }: ApproveOrderInput,
): Promise<void> {
  const { actor } = reader;
  const order = await requireOrder(deps.db, reader, orderId);
  const approval = { proposalId, hash, target: targetOf(orderId) };
  const outcome = await transactOnOrderAndDeal(deps, order, async (trx, trade) => {
    const became = await approveProposal(trx, deps, actor, approval, async ({ payload }) => {
      if (!isDeepStrictEqual(payload, approvedFacts(trade)) || trade.status !== 'inReview') {
        return 'order-changed';
      }
      await approveWithin(trx, deps, actor, trade);
      return true;
    });
    if (became === 'stale') {
      await recordStale(trx, deps, actor, trade, { proposalId, because: 'order-changed' });
    }
    return became;
  });
  if (outcome === 'stale') {
    throw new AppError('CHANGED_MEANWHILE');
  }
}
