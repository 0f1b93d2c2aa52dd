import { isActiveStatus } from '@portal/domain/trades/trade-status';
import { appendAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { AppError, invalid } from '../http/app-error.ts';
import { requestMail } from '../mail/request-mail.ts';
import { lockOrder } from '../trades/lock-order.ts';
import type { TradeRecord } from '../trades/trade-record.ts';
import { balanceOf, hasMovement, recordMovement } from './ledger.store.ts';
import { clearFlagsOfOrder } from './payment-flags.store.ts';

export type Refund = {
  /** Undefined: everything that may go back. */
  amountCents?: bigint | undefined;
  /** The bank's word for the transfer back; the same one is counted once. */
  reference?: string | undefined;
};

export type RefundOutcome = { isNew: boolean; amountCents: bigint; inTrustCents: bigint };

/**
 * Records that the trustee sent money of an order back: all of it once the order is cancelled or declined, else only what is
 * more than the order costs. Throws NOT_FOUND, NOTHING_TO_REFUND, or VALIDATION for an amount that may not go back.
 */
export async function refundPayment(
  deps: Deps,
  investorId: string,
  tradeId: string,
  { amountCents, reference }: Refund,
): Promise<RefundOutcome> {
  return transact(deps.db, async (trx) => {
    const trade = await lockOrder(trx, investorId, tradeId);
    const inTrust = await balanceOf(trx, investorId, tradeId, 'trust');
    const movementId = deps.newId();
    const eventKey = `refunded:${tradeId}:${reference ?? movementId}`;
    if (await hasMovement(trx, eventKey)) {
      return { isNew: false, amountCents: 0n, inTrustCents: inTrust };
    }
    const refundable = refundableOf(trade, inTrust);
    if (refundable <= 0n) {
      throw new AppError('NOTHING_TO_REFUND', { currentState: trade.status });
    }
    const amount = amountCents ?? refundable;
    if (amount <= 0n || amount > refundable) {
      throw invalid([{ path: 'amount', key: 'errors.fieldInvalid' }]);
    }
    const at = deps.clock.now();
    await recordMovement(
      trx,
      {
        movementId,
        investorId,
        tradeId,
        kind: 'refunded',
        eventKey,
        reference: reference ?? null,
        entries: [
          { id: deps.newId(), account: 'trust', amountCents: -amount },
          { id: deps.newId(), account: 'owed-to-investors', amountCents: amount },
        ],
      },
      at,
    );
    await tell(trx, deps, trade, { amount, isWhole: amount === refundable }, at);
    return { isNew: true, amountCents: amount, inTrustCents: inTrust - amount };
  });
}

function refundableOf({ status, totalCents }: TradeRecord, inTrustCents: bigint): bigint {
  // A settled order's total has left the trust: what is still there is too much.
  const needed = isActiveStatus(status) && status !== 'settled' ? totalCents : 0n;
  return inTrustCents - needed;
}

async function tell(
  trx: Db,
  deps: Deps,
  { investorId, id: tradeId, status }: TradeRecord,
  { amount, isWhole }: { amount: bigint; isWhole: boolean },
  at: Date,
): Promise<void> {
  if (isWhole) {
    await clearFlagsOfOrder(
      trx,
      { investorId, tradeId },
      ['refund-due', 'money-for-closed-order', 'overpaid'],
      'refunded',
      at,
    );
  }
  const amountCents = String(amount);
  await requestMail(trx, deps, { template: 'payment-refunded', investorId, tradeId, amountCents });
  await appendAudit(trx, at, {
    actor: 'dealer',
    action: 'payment.refunded',
    target: `trade:${tradeId}`,
    investorId,
    detail: { amountCents, orderStatus: status },
  });
}
