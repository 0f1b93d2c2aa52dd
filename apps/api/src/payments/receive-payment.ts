import { lesserCents } from '@portal/domain/money/cents';
import { isActiveStatus } from '@portal/domain/trades/trade-status';
import { appendAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { invalid } from '../http/app-error.ts';
import { requestMail } from '../mail/request-mail.ts';
import { lockOrder } from '../trades/lock-order.ts';
import type { TradeRecord } from '../trades/trade-record.ts';
import { updateTrade } from '../trades/trades.store.ts';
import { flagPayment } from './flag-payment.ts';
import { balanceOf, movedBy, recordMovement } from './ledger.store.ts';
import { clearFlagsOfOrder } from './payment-flags.store.ts';

/** What arrived in the trust account; the reference is the bank's and is counted once. */
export type ReceivedPayment = {
  amountCents: bigint;
  reference: string;
  /** Who says so; the dealer unless told otherwise. */
  actor?: 'dealer' | 'payment-provider';
};

export type Receipt = {
  /** False when this reference had been recorded before: nothing changed. */
  isNew: boolean;
  inTrustCents: bigint;
  /** True when the order is not one that money may arrive for: the money is recorded, somebody must look. */
  needsAttention: boolean;
};

/**
 * Records money that arrived in trust for an order, whatever the order's state: money is never turned away unseen.
 * The order counts as funded once its whole total is in trust; parts add up, and what is too much is pointed out.
 * Throws NOT_FOUND, VALIDATION for an amount of nothing, or of another amount under a reference that the dealer gave before.
 */
export async function receivePayment(
  deps: Deps,
  investorId: string,
  tradeId: string,
  payment: ReceivedPayment,
): Promise<Receipt> {
  return transact(deps.db, async (trx) =>
    receiveFor(trx, deps, await lockOrder(trx, investorId, tradeId), payment),
  );
}

/** The same within a transaction; the caller has locked the order. */
export async function receiveFor(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  payment: ReceivedPayment,
): Promise<Receipt> {
  if (payment.amountCents <= 0n) {
    throw invalid([{ path: 'amount', key: 'errors.fieldInvalid' }]);
  }
  const { investorId, id: tradeId } = trade;
  const at = deps.clock.now();
  const isNew = await recordReceipt(trx, deps, trade, payment, at);
  const inTrustCents = await balanceOf(trx, investorId, tradeId, 'trust');
  const isClosed = trade.status === 'archived' || trade.status === 'declined' || trade.status === 'settled';
  const needsAttention = isClosed || inTrustCents > trade.totalCents;
  if (!isNew) {
    return { isNew, inTrustCents, needsAttention };
  }
  if (inTrustCents >= trade.totalCents && trade.fundsReceivedAt === null) {
    const change = { fundsReceivedAt: at, paymentCompletedAt: trade.paymentCompletedAt ?? at };
    await updateTrade(trx, trade, change, at);
  }
  if (needsAttention) {
    await flagPayment(trx, deps, isClosed ? 'money-for-closed-order' : 'overpaid', trade);
  }
  const hasEnded = !isActiveStatus(trade.status);
  if (hasEnded) {
    await clearFlagsOfOrder(trx, { investorId, tradeId }, ['debit-under-way'], 'arrived', at);
  }
  const amountCents = String(payment.amountCents);
  await requestMail(trx, deps, {
    template: hasEnded ? 'payment-after-end' : 'payment-received',
    investorId,
    tradeId,
    amountCents,
  });
  await appendAudit(trx, at, {
    actor: payment.actor ?? 'dealer',
    action: needsAttention ? 'payment.received-unexpectedly' : 'payment.received',
    target: `trade:${tradeId}`,
    investorId,
    detail: { amountCents, inTrustCents: String(inTrustCents), orderStatus: trade.status },
  });
  return { isNew, inTrustCents, needsAttention };
}

/** Money that came is no longer to be debited: the receipt uses up as much of the authorization. */
async function recordReceipt(
  trx: Db,
  deps: Deps,
  { investorId, id: tradeId }: TradeRecord,
  payment: ReceivedPayment,
  at: Date,
): Promise<boolean> {
  const { amountCents, reference } = payment;
  const eventKey = await keyOfReceipt(trx, tradeId, payment);
  const authorized = await balanceOf(trx, investorId, tradeId, 'authorized');
  const used = lesserCents(authorized, amountCents);
  return recordMovement(
    trx,
    {
      movementId: deps.newId(),
      investorId,
      tradeId,
      kind: 'received',
      eventKey,
      reference,
      entries: [
        { id: deps.newId(), account: 'trust', amountCents },
        { id: deps.newId(), account: 'owed-to-investors', amountCents: -amountCents },
        ...(used > 0n
          ? ([
              { id: deps.newId(), account: 'authorized', amountCents: -used },
              { id: deps.newId(), account: 'authorizations', amountCents: used },
            ] as const)
          : []),
      ],
    },
    at,
  );
}

/**
 * A reference is counted once. Another amount under it is another payment: a bank's is recorded all the same, a person is
 * asked, who may have meant another.
 */
async function keyOfReceipt(
  trx: Db,
  tradeId: string,
  { amountCents, reference, actor = 'dealer' }: ReceivedPayment,
): Promise<string> {
  const key = `received:${tradeId}:${reference}`;
  const known = await movedBy(trx, key, 'trust');
  if (known === undefined || known === amountCents) {
    return key;
  }
  if (actor === 'dealer') {
    throw invalid([{ path: 'reference', key: 'errors.paymentReferenceTaken' }]);
  }
  return `${key}:${amountCents}`;
}
