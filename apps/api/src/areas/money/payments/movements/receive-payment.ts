import type { MoneyFlagKind } from '@portal/domain/money/payments/money-flags';
import { isActiveStatus } from '@portal/domain/order/trades/trade-status';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { followMoney } from '../journal/follow-money.ts';
import { orderMoney } from '../journal/order-money.ts';
import {
  type PaymentByHand,
  recordMoney,
  type Telling,
  type ToldMoney,
  tellerOf,
  toldByHand,
} from '../journal/record-money.ts';

export type Receipt = {
  /** False when it had been recorded before, and nothing changed. */
  isNew: boolean;
  telling: Telling;
  inTrustCents: bigint;
  /** True when money may not arrive for this order, or the receipt looks like another: it is recorded, and staff must look. */
  needsAttention: boolean;
};

const LOOK_INTO: readonly MoneyFlagKind[] = [
  'money-for-closed-order',
  'overpaid',
  'looks-twice',
  'on-two-orders',
];

/**
 * Records money that arrived in trust for an order, whatever the order's status, as entered by staff: money is never turned away
 * unseen. The order is funded once its whole total is in trust; parts add up, and an excess is flagged. Throws NOT_FOUND,
 * VALIDATION for a zero amount, and IDEMPOTENCY_KEY_REUSED for different money under a used key.
 */
export async function receivePayment(
  deps: Deps,
  by: StaffActor,
  investorId: string,
  tradeId: string,
  payment: PaymentByHand,
): Promise<Receipt> {
  return transact(deps.db, async (trx) => {
    const trade = await lockOrder(trx, investorId, tradeId);
    return receiveFor(trx, deps, trade, toldByHand(deps, by, 'received', tradeId, payment));
  });
}

/** The same within a transaction, whoever reports it; the caller has locked the order. */
export async function receiveFor(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  told: ToldMoney & { kind: 'received' },
): Promise<Receipt> {
  const before = await orderMoney(trx, trade);
  const telling = await recordMoney(trx, deps, trade, told);
  const isNew = telling === 'recorded';
  const { money, flags } = await followMoney(trx, deps, trade);
  const { inTrustCents } = money;
  const needsAttention = flags.some(({ kind }) => LOOK_INTO.includes(kind));
  if (!isNew) {
    return { isNew, telling, inTrustCents, needsAttention };
  }
  if (inTrustCents > before.inTrustCents) {
    await notifyOfReceipt(trx, deps, trade, told.amountCents);
  }
  await appendAudit(trx, deps, deps.clock.now(), {
    action: needsAttention ? 'payment.received-unexpectedly' : 'payment.received',
    target: `trade:${trade.id}`,
    investorId: trade.investorId,
    ...tellerOf(told, {
      amountCents: String(told.amountCents),
      inTrustCents: String(inTrustCents),
      orderStatus: trade.status,
    }),
  });
  return { isNew, telling, inTrustCents, needsAttention };
}

/** Tells the investor that money arrived; not where it still waits for staff, nor where it had already come back. */
export async function notifyOfReceipt(
  trx: Db,
  deps: Deps,
  { investorId, id: tradeId, status }: TradeRecord,
  amountCents: bigint,
): Promise<void> {
  await requestMail(trx, deps, {
    template: isActiveStatus(status) ? 'payment-received' : 'payment-after-end',
    investorId,
    tradeId,
    amountCents: String(amountCents),
  });
}
