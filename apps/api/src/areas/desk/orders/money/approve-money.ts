import type { StaleReason } from '@portal/domain/firm/proposals/proposal-kinds';
import type {
  ApproveMoneyInput,
  MoneyDecision,
} from '@portal/domain/money/payments/office-money-proposals.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { approveProposal } from '../../../firm/proposals/approve-proposal.ts';
import type { Proposal } from '../../../firm/proposals/find-proposals.ts';
import { orderMoney } from '../../../money/payments/journal/order-money.ts';
import { moneyTarget } from '../../../money/payments/movements/money-warrant.ts';
import { refundMoney } from '../../../money/payments/movements/refund-money.ts';
import { releaseMoney } from '../../../money/payments/movements/release-money.ts';
import { transactOnOrderAndDeal } from '../../../order/trades/holding/transact-on-deal.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import type { Reader } from '../../queues/rows/ask-queue.ts';
import { findWhoPreparedMoney } from '../approval/preparers.store.ts';
import { recordStale } from '../approval/record-stale.ts';
import { requireOrder } from '../scope/require-order.ts';
import { changedSince, KIND_OF_DECISION, readMoneyPayload } from './money-payload.ts';

/**
 * Approves a release or refund that somebody else proposed, as this person saw it, and carries it out, with the order locked. If the
 * amount in trust or the order's state is not as proposed, the proposal ends, and TRUST_AMOUNT_CHANGED or STATE_REFUSES is thrown
 * once that is on record. Throws NOT_FOUND, OWN_WORK, PROPOSAL_OVER, NOT_PERMITTED, CHANGED_MEANWHILE, and what releasing or
 * refunding throws, in which case the proposal stays open.
 */
export async function approveMoney(
  deps: Deps,
  reader: Reader,
  orderId: string,
  { decision, proposalId, hash }: ApproveMoneyInput & { decision: MoneyDecision },
): Promise<void> {
  const { actor } = reader;
  const order = await requireOrder(deps.db, reader, orderId);
  const refusal = await transactOnOrderAndDeal(deps, order, async (trx, trade) => {
    const preparers = await findWhoPreparedMoney(trx, trade);
    const approval = { proposalId, hash, target: moneyTarget(orderId), preparers };
    const found: { stale: StaleReason | null } = { stale: null };
    await approveProposal(trx, deps, actor, approval, async (proposal) => {
      if (proposal.kind !== KIND_OF_DECISION[decision]) {
        throw new AppError('NOT_FOUND');
      }
      found.stale = await carryOut(trx, deps, actor, trade, proposal);
      return found.stale ?? true;
    });
    const { stale } = found;
    if (stale === null) {
      return null;
    }
    await recordStale(trx, deps, actor, trade, { proposalId, because: stale });
    return refusalOf(stale, trade);
  });
  if (refusal !== null) {
    throw refusal;
  }
}

/** Moves the money, or returns the reason why it could not be moved. */
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
    await refundMoney(trx, deps, by, trade, { amountCents, warrant: { proposalId } });
    return null;
  }
  const isReleased =
    amountCents === trade.totalCents && (await releaseMoney(trx, deps, by, trade, { proposalId }));
  return isReleased ? null : 'order-changed';
}

function refusalOf(because: StaleReason, { status }: TradeRecord): AppError {
  return because === 'amount-changed'
    ? new AppError('TRUST_AMOUNT_CHANGED')
    : new AppError('STATE_REFUSES', { currentState: status });
}
