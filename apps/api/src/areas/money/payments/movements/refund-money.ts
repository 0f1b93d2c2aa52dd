import { refundableCents, refundProblem } from '@portal/domain/money/payments/refundable';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { followMoney } from '../journal/follow-money.ts';
import { findMoney } from '../journal/money-journal.store.ts';
import { orderMoney } from '../journal/order-money.ts';
import { recordMoney } from '../journal/record-money.ts';
import { auditOfWarrant, type MoneyWarrant, useWarrant } from './money-warrant.ts';

export type Refund = {
  /** Undefined: everything that may be refunded. */
  amountCents?: bigint | undefined;
  /** The bank's reference for the transfer; the same one counts once. */
  reference?: string | undefined;
  /** The authority; the same proposal counts once. */
  warrant: MoneyWarrant;
};

export type RefundOutcome = { isNew: boolean; amountCents: bigint; inTrustCents: bigint };

/**
 * Records that the trustee refunded money of a locked order: all of it once the order is cancelled or declined, otherwise only
 * the excess over its total, and nothing of what looks like a payment reported twice. Throws NOTHING_TO_REFUND, or VALIDATION for
 * an amount that may not be refunded.
 */
export async function refundMoney(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  trade: TradeRecord,
  { amountCents, reference, warrant }: Refund,
): Promise<RefundOutcome> {
  const { investorId, id: tradeId } = trade;
  const { inTrustCents: inTrust } = await orderMoney(trx, trade);
  const proposalId = 'emergency' in warrant ? undefined : warrant.proposalId;
  const eventId = `refunded:${tradeId}:${reference ?? proposalId ?? deps.newId()}`;
  if ((await findMoney(trx, 'dealer', eventId)) !== undefined) {
    return { isNew: false, amountCents: 0n, inTrustCents: inTrust };
  }
  const amount = amountToRefund(trade, inTrust, amountCents);
  await useWarrant(trx, deps, by, 'refund-money', { tradeId, warrant });
  await recordMoney(trx, deps, trade, {
    source: 'dealer',
    by,
    eventId,
    kind: 'refunded',
    amountCents: amount,
    reference: reference ?? null,
  });
  const { money } = await followMoney(trx, deps, trade);
  const told = { investorId, tradeId, amountCents: String(amount) };
  await requestMail(trx, deps, { template: 'payment-refunded', ...told });
  await appendAudit(trx, deps, deps.clock.now(), {
    actor: nameOfActor(by),
    action: proposalId === undefined ? 'payment.refunded-in-emergency' : 'payment.refunded',
    target: `trade:${tradeId}`,
    investorId,
    detail: {
      ...auditOfStaff(by),
      amountCents: told.amountCents,
      orderStatus: trade.status,
      ...auditOfWarrant(warrant),
    },
  });
  return { isNew: true, amountCents: amount, inTrustCents: money.inTrustCents };
}

/** Throws NOTHING_TO_REFUND, or VALIDATION for an amount that may not be refunded. */
export function amountToRefund(trade: TradeRecord, inTrustCents: bigint, asked?: bigint): bigint {
  const refundable = refundableCents(trade, inTrustCents);
  if (refundable <= 0n) {
    throw new AppError('NOTHING_TO_REFUND', { currentState: trade.status });
  }
  const amount = asked ?? refundable;
  if (refundProblem(amount, refundable) !== null) {
    throw invalid([{ path: 'amount', key: 'errors.fieldInvalid' }]);
  }
  return amount;
}
