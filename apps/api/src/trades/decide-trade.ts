import { moveTrade, type TradeStatus } from '@portal/domain/trades/trade-status';
import { appendAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { AppError, invalid } from '../http/app-error.ts';
import { type MailRequest, requestMail } from '../mail/request-mail.ts';
import { requireEveryMemorandum } from '../memorandum/require-memorandum.ts';
import { endPayment } from '../payments/end-payment.ts';
import { askToReconcileOrder } from '../signing/provider/ask-to-reconcile.ts';
import { lockOrderAndDeal } from './lock-order.ts';
import { readReason } from './read-reason.ts';
import { releaseUnits } from './release-units.ts';
import type { TradeChange } from './trade-columns.ts';
import type { TradeRecord } from './trade-record.ts';
import { updateTrade } from './trades.store.ts';

type Decision = {
  to: Extract<TradeStatus, 'inReview' | 'approved' | 'changesAsked' | 'declined'>;
  reason?: string;
  change: (at: Date) => TradeChange;
  givesUnitsBack: boolean;
  action: string;
  mail: Extract<MailRequest['template'], 'order-approved' | 'order-returned' | 'order-declined'> | null;
};

/**
 * Makes one of the dealer's decisions on an order: the move, its consequences, the message and the audit row in one
 * transaction. Deciding the same again changes nothing. Throws NOT_FOUND, STATE_REFUSES with the current state,
 * VALIDATION when a reason is missing, or on approval MEMORANDUM_NOT_ACCEPTED or JOINT_MEMORANDUM_NOT_ACCEPTED.
 */
export async function decideTrade(
  deps: Deps,
  investorId: string,
  tradeId: string,
  decision: Decision,
): Promise<void> {
  const reason = readReason(decision.reason);
  await transact(deps.db, async (trx) => {
    const trade = await lockOrderAndDeal(trx, investorId, tradeId);
    const outcome = moveTrade(trade.status, { to: decision.to, by: 'staff', reason });
    if (outcome.moved) {
      // Approving accepts the subscription: a memorandum amended since has to reach its purchasers first.
      if (decision.to === 'approved') {
        await requireEveryMemorandum(trx, trade);
      }
      await carryOut(trx, deps, trade, decision, reason);
      return;
    }
    if (outcome.because === 'already-there') {
      return;
    }
    throw outcome.because === 'reason-missing'
      ? invalid([{ path: 'reason', key: 'errors.reasonRequired' }])
      : new AppError('STATE_REFUSES', { currentState: outcome.current });
  });
}

async function carryOut(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  decision: Decision,
  reason: string,
): Promise<void> {
  const at = deps.clock.now();
  const { investorId, id: tradeId } = trade;
  if (decision.givesUnitsBack) {
    await releaseUnits(trx, trade, at);
    await endPayment(trx, deps, trade);
    await askToReconcileOrder(trx, deps, trade);
  }
  await updateTrade(
    trx,
    trade,
    { status: decision.to, reason: reason === '' ? null : reason, ...decision.change(at) },
    at,
  );
  if (decision.mail !== null) {
    await requestMail(trx, deps, { template: decision.mail, investorId, tradeId });
  }
  await appendAudit(trx, at, {
    actor: 'dealer',
    action: decision.action,
    target: `trade:${tradeId}`,
    investorId,
    detail: { from: trade.status },
  });
}
