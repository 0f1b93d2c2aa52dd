import { releasableFrom, rightToCancelAt } from '@portal/domain/order/trades/right-to-cancel';
import { type MoveOutcome, moveTrade } from '@portal/domain/order/trades/trade-status';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { cancellationOfOrder } from '../../../order/trades/cancelling/cancellation.ts';
import { settleOrder } from '../../../order/trades/mark-funded.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { followMoney } from '../journal/follow-money.ts';
import { orderMoney } from '../journal/order-money.ts';
import { recordMoney } from '../journal/record-money.ts';
import { auditOfWarrant, type MoneyWarrant, useWarrant } from './money-warrant.ts';

/**
 * Releases a locked order's money from trust to the issuer, which settles the order: only once the dealer has approved it, the
 * right to cancel has ended (NI 45-106 s. 2.9(16)) and the whole total is there. An excess stays in trust. Releasing a settled
 * order changes nothing and answers false. Throws STATE_REFUSES, CANCELLATION_RIGHT_RUNS, FUNDS_MISSING.
 */
export async function releaseMoney(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  trade: TradeRecord,
  warrant: MoneyWarrant,
): Promise<boolean> {
  if (!(await isToBeReleased(trx, deps, trade))) {
    return false;
  }
  await releaseFrom(trx, deps, by, trade, warrant);
  return true;
}

/** Whether a locked order's money may be released now; false once it was. Throws STATE_REFUSES, CANCELLATION_RIGHT_RUNS, FUNDS_MISSING. */
export async function isToBeReleased(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  trade: TradeRecord,
): Promise<boolean> {
  const { rightEndsAt } = await cancellationOfOrder(trx, trade);
  const from = rightEndsAt === null ? null : releasableFrom(rightEndsAt);
  const right = rightToCancelAt(from, clock.now());
  const outcome = moveTrade(trade.status, { to: 'settled', by: 'staff', right });
  if (!outcome.moved) {
    if (outcome.because === 'already-there') {
      return false;
    }
    throw refusal(outcome, from);
  }
  if ((await orderMoney(trx, trade)).inTrustCents < trade.totalCents) {
    throw new AppError('FUNDS_MISSING', { currentState: trade.status });
  }
  return true;
}

function refusal({ because, current }: Extract<MoveOutcome, { moved: false }>, from: Date | null): AppError {
  return because === 'right-runs' || because === 'right-not-begun'
    ? new AppError('CANCELLATION_RIGHT_RUNS', { values: { until: from?.toISOString() ?? '' } })
    : new AppError('STATE_REFUSES', { currentState: current });
}

async function releaseFrom(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  trade: TradeRecord,
  warrant: MoneyWarrant,
): Promise<void> {
  const at = deps.clock.now();
  const { investorId, id: tradeId, totalCents } = trade;
  await useWarrant(trx, deps, by, 'release-money', { tradeId, warrant });
  await recordMoney(trx, deps, trade, {
    source: 'dealer',
    by,
    eventId: `released:${tradeId}`,
    kind: 'released',
    amountCents: totalCents,
    reference: null,
  });
  await settleOrder(trx, trade, at);
  await followMoney(trx, deps, trade);
  await requestMail(trx, deps, {
    template: 'payment-released',
    investorId,
    tradeId,
    amountCents: String(totalCents),
  });
  await appendAudit(trx, deps, at, {
    actor: nameOfActor(by),
    action: 'emergency' in warrant ? 'payment.released-in-emergency' : 'payment.released',
    target: `trade:${tradeId}`,
    investorId,
    detail: { ...auditOfStaff(by), amountCents: String(totalCents), ...auditOfWarrant(warrant) },
  });
}
