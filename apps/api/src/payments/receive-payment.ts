import { appendAudit } from '../audit/audit.store.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { invalid } from '../http/app-error.ts';
import { lockOrder } from '../trades/lock-order.ts';
import { updateTrade } from '../trades/trades.store.ts';
import { balanceOf, recordMovement } from './ledger.store.ts';

/** What the dealer saw arrive in the trust account; the reference is the bank's and is counted once. */
export type ReceivedPayment = { amountCents: bigint; reference: string };

export type Receipt = {
  /** False when this reference had been recorded before: nothing changed. */
  isNew: boolean;
  inTrustCents: bigint;
  /** True when the order is not one that money may arrive for: the money is recorded, somebody must look. */
  needsAttention: boolean;
};

/**
 * Records money that arrived in trust for an order, whatever the order's state: money is never turned away unseen.
 * The order counts as funded once its whole total is in trust. Throws NOT_FOUND, VALIDATION for an amount of nothing.
 */
export async function receivePayment(
  deps: Deps,
  investorId: string,
  tradeId: string,
  payment: ReceivedPayment,
): Promise<Receipt> {
  if (payment.amountCents <= 0n) {
    throw invalid([{ path: 'amount', key: 'errors.fieldInvalid' }]);
  }
  return transact(deps.db, async (trx) => {
    const trade = await lockOrder(trx, investorId, tradeId);
    const at = deps.clock.now();
    const isNew = await recordMovement(
      trx,
      {
        movementId: deps.newId(),
        investorId,
        tradeId,
        eventKey: `received:${tradeId}:${payment.reference}`,
        entries: [
          { id: deps.newId(), account: 'trust', amountCents: payment.amountCents },
          { id: deps.newId(), account: 'owed-to-investors', amountCents: -payment.amountCents },
        ],
      },
      at,
    );
    const inTrustCents = await balanceOf(trx, investorId, tradeId, 'trust');
    const needsAttention =
      trade.status === 'archived' || trade.status === 'declined' || inTrustCents > trade.totalCents;
    if (!isNew) {
      return { isNew, inTrustCents, needsAttention };
    }
    if (inTrustCents >= trade.totalCents && trade.fundsReceivedAt === null) {
      await updateTrade(
        trx,
        trade,
        { fundsReceivedAt: at, paymentCompletedAt: trade.paymentCompletedAt ?? at },
        at,
      );
    }
    await appendAudit(trx, at, {
      actor: 'dealer',
      action: needsAttention ? 'payment.received-unexpectedly' : 'payment.received',
      target: `trade:${tradeId}`,
      investorId,
      detail: {
        amountCents: String(payment.amountCents),
        inTrustCents: String(inTrustCents),
        orderStatus: trade.status,
      },
    });
    return { isNew, inTrustCents, needsAttention };
  });
}
