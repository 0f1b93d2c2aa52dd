import type { StaleReason } from '@portal/domain/office/proposal-kinds';
import type { ApproveMoneyInput, MoneyDecision } from '@portal/domain/wire/office-money-proposals';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Reader } from '../../desk/ask-queue.ts';
import { orderMoney } from '../../payments/order-money.ts';
import { refundWithin } from '../../payments/refund-payment.ts';
import { releaseWithin } from '../../payments/release-payment.ts';
import { approveProposal } from '../../proposals/approve-proposal.ts';
import type { Proposal } from '../../proposals/find-proposals.ts';
import type { TradeRecord } from '../../trades/trade-record.ts';
import { transactOnOrderAndDeal } from '../../trades/transact-on-deal.ts';
import { targetOf } from '../approval-of-order.ts';
import { changedSince, KIND_OF_DECISION, readMoneyPayload } from '../money-payload.ts';
import { moneyTarget } from '../money-target.ts';
import { requireOrder } from '../require-order.ts';

/**
 * Approves a release or refund that somebody else proposed, as it was seen, and carries it out, with the order locked. Where the
 * amount in trust or the order's state is not as proposed, the proposal is over, and after that was written TRUST_AMOUNT_CHANGED or
 * STATE_REFUSES is thrown. Throws NOT_FOUND, OWN_WORK, PROPOSAL_OVER, NOT_PERMITTED, CHANGED_MEANWHILE, and what releasing or
 * refunding throws: then the proposal stays open.
 */
export async function approveMoney(
  deps: Deps,
  reader: Reader,
  orderId: string,
  { decision, proposalId, hash }: ApproveMoneyInput & { decision: MoneyDecision },
): Promise<void> {
  const { actor } = reader;
  const order = await requireOrder(deps.db, reader, orderId);
  const approval = { proposalId, hash, target: moneyTarget(orderId) };
  const refusal = await transactOnOrderAndDeal(deps, order, async (trx, trade) => {
    let stale: StaleReason | null = null;
    await approveProposal(trx, deps, actor, approval, async (proposal) => {
      if (proposal.kind !== KIND_OF_DECISION[decision]) {
        throw new AppError('NOT_FOUND');
      }
      stale = await carryOut(trx, deps, actor, trade, proposal);
      return stale ?? true;
    });
    return stale === null ? null : tellStale(trx, deps, actor, trade, { proposalId, because: stale });
  });
  if (refusal !== null) {
    throw refusal;
  }
}

/** Moves the money; answers what keeps it from being moved, which then was not. */
async function carryOut(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  trade: TradeRecord,
  { id: proposalId, kind, payload }: Proposal,
): Promise<StaleReason | null> {
  const proposed = readMoneyPayload(payload);
  const changed = changedSince(proposed, trade, (await orderMoney(trx, trade)).inTrustCents);
  if (changed !== null) {
    return changed;
  }
  const amountCents = BigInt(proposed.amountCents);
  if (kind === 'refund-money') {
    await refundWithin(trx, deps, by, trade, { amountCents, proposalId });
    return null;
  }
  const isReleased =
    amountCents === trade.totalCents && (await releaseWithin(trx, deps, by, trade, proposalId));
  return isReleased ? null : 'order-changed';
}

async function tellStale(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  { id, investorId, status }: TradeRecord,
  detail: { proposalId: string; because: StaleReason },
): Promise<AppError> {
  await appendAudit(trx, deps, deps.clock.now(), {
    actor: nameOfActor(by),
    action: 'trade.proposal-ended',
    target: targetOf(id),
    investorId,
    detail: { ...auditOfStaff(by), ...detail },
  });
  return detail.because === 'amount-changed'
    ? new AppError('TRUST_AMOUNT_CHANGED')
    : new AppError('STATE_REFUSES', { currentState: status });
}
