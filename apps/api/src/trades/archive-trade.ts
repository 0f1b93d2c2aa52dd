import { moveTrade } from '@portal/domain/trades/trade-status';
import { appendAudit } from '../audit/audit.store.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { AppError, invalid } from '../http/app-error.ts';
import { requestMail } from '../mail/request-mail.ts';
import { instructRefund } from '../payments/refund-payment.ts';
import { setAuthorization } from '../payments/set-authorization.ts';
import { askToReconcileOrder } from '../signing/provider/ask-to-reconcile.ts';
import { lockOrderAndDeal } from './lock-order.ts';
import { readReason } from './read-reason.ts';
import { releaseUnits } from './release-units.ts';
import { updateTrade } from './trades.store.ts';

export type Archiver = { by: 'investor' } | { by: 'staff'; reason: string };

/**
 * Cancels an order, gives its units back and ends the authorization to debit; money in trust is to be sent back; nothing is
 * deleted. Who did not cancel it themselves is told. Archiving an archived
 * order changes nothing.
 * Throws NOT_FOUND, or STATE_REFUSES once the order is past the point where this actor may cancel it.
 */
export async function archiveTrade(
  deps: Deps,
  investorId: string,
  tradeId: string,
  archiver: Archiver,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const trade = await lockOrderAndDeal(trx, investorId, tradeId);
    const reason = archiver.by === 'staff' ? readReason(archiver.reason) : '';
    const outcome = moveTrade(trade.status, { to: 'archived', by: archiver.by, reason });
    if (!outcome.moved) {
      if (outcome.because === 'already-there') {
        return;
      }
      throw outcome.because === 'reason-missing'
        ? invalid([{ path: 'reason', key: 'errors.reasonRequired' }])
        : new AppError('STATE_REFUSES', { currentState: outcome.current });
    }
    const at = deps.clock.now();
    await releaseUnits(trx, trade, at);
    await setAuthorization(trx, deps, trade, 0n);
    await askToReconcileOrder(trx, deps, trade);
    await updateTrade(
      trx,
      trade,
      {
        status: 'archived',
        holdsUnits: false,
        holdExpiresAt: null,
        archivedAt: at,
        ...(reason === '' ? {} : { reason }),
      },
      at,
    );
    await instructRefund(trx, deps, trade);
    if (archiver.by === 'staff') {
      await requestMail(trx, deps, { template: 'order-archived', investorId, tradeId });
    }
    await appendAudit(trx, at, {
      actor: archiver.by === 'staff' ? 'dealer' : `investor:${investorId}`,
      action: 'trade.archived',
      target: `trade:${tradeId}`,
      investorId,
      detail: { from: trade.status },
    });
  });
}
