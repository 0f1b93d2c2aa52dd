import { centsFromDollars, dollarsFromCents } from '@portal/domain/ground/money/cents';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { propose } from '../../../firm/proposals/propose.ts';
import { orderMoney } from '../../../money/payments/journal/order-money.ts';
import { moneyTarget } from '../../../money/payments/movements/money-warrant.ts';
import { amountToRefund } from '../../../money/payments/movements/refund-money.ts';
import { isToBeReleased } from '../../../money/payments/movements/release-money.ts';
import { transactOnOrderAndDeal } from '../../../order/trades/holding/transact-on-deal.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import type { Reader } from '../../queues/rows/ask-queue.ts';
import { targetOf } from '../approval/approval-payload.ts';
import { findWhoPreparedMoney } from '../approval/preparers.store.ts';
import { requireOrder } from '../scope/require-order.ts';
import { KIND_OF_DECISION, moneyPayload } from './money-payload.ts';

/** The payload's hash already identifies what is proposed, so it needs no version. */
const NO_VERSION = 0;

const ACTIONS = { release: 'payment.release-proposed', refund: 'payment.refund-proposed' } as const;

type Asked = { inTrust: number } & (
  | { decision: 'release' }
  | { decision: 'refund'; amount: number; reason: string }
);

/**
 * Proposes to release an order's money, or to refund `amount` of what may be refunded; nothing moves until somebody else approves
 * it. `inTrust` is what the person saw; both in dollars. Throws NOT_FOUND, TRUST_AMOUNT_CHANGED, PROPOSAL_OPEN, NOBODY_TO_APPROVE,
 * and what releasing or refunding would throw now.
 */
export async function proposeMoney(deps: Deps, reader: Reader, orderId: string, asked: Asked): Promise<void> {
  const { actor } = reader;
  const { decision } = asked;
  const reason = asked.decision === 'refund' ? asked.reason : null;
  const order = await requireOrder(deps.db, reader, orderId);
  await transactOnOrderAndDeal(deps, order, async (trx, trade) => {
    const { inTrustCents } = await orderMoney(trx, trade);
    // Checked before the amount, which may have been right for what was in trust then.
    if (dollarsFromCents(inTrustCents) !== asked.inTrust) {
      throw new AppError('TRUST_AMOUNT_CHANGED');
    }
    const amountCents = await amountOf(trx, deps, trade, asked, inTrustCents);
    const proposalId = await propose(trx, deps, actor, {
      kind: KIND_OF_DECISION[decision],
      target: moneyTarget(orderId),
      targetVersion: NO_VERSION,
      payload: moneyPayload(trade, { amountCents, inTrustCents, reason }),
      preparers: await findWhoPreparedMoney(trx, trade),
    });
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(actor),
      action: ACTIONS[decision],
      target: targetOf(orderId),
      investorId: trade.investorId,
      detail: {
        ...auditOfStaff(actor),
        proposalId,
        amountCents: String(amountCents),
        ...(reason === null ? {} : { reason }),
      },
    });
  });
}

async function amountOf(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  asked: Asked,
  inTrustCents: bigint,
): Promise<bigint> {
  if (asked.decision === 'refund') {
    return amountToRefund(trade, inTrustCents, centsFromDollars(asked.amount));
  }
  if (!(await isToBeReleased(trx, deps, trade))) {
    throw new AppError('STATE_REFUSES', { currentState: trade.status });
  }
  return trade.totalCents;
}
