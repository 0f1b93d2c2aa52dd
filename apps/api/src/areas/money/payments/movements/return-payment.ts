import { needsAccount } from '@portal/domain/order/trades/payment-methods';
import { isActiveStatus } from '@portal/domain/order/trades/trade-status';
import { announce } from '../../../../platform/announce.ts';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { translate } from '../../../../platform/language/translate.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import { askToPayAgain } from '../../../order/trades/mark-funded.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { findRecipient } from '../../../people/accounts/profile/find-recipient.ts';
import { withdrawPaymentInstruction } from '../instructions/payment-instructions.store.ts';
import { markDebitReturned } from '../journal/debit-files.store.ts';
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

/** Cents in trust afterwards; `isNew` is false when it was recorded before. */
export type ReturnOutcome = { isNew: boolean; telling: Telling; inTrustCents: bigint };

/**
 * Records, as entered by staff, that the bank returned a whole payment (no funds, account closed), whether or not its receipt was
 * reported: an order that is no longer paid goes back to its investor, who is told why and, if it is debited, gives an account
 * again. For an order that is over nothing more is asked of anybody. Throws NOT_FOUND, VALIDATION for a zero amount, and
 * IDEMPOTENCY_KEY_REUSED for different money under a used key.
 */
export async function returnPayment(
  deps: Deps,
  by: StaffActor,
  investorId: string,
  tradeId: string,
  payment: PaymentByHand,
): Promise<ReturnOutcome> {
  return transact(deps.db, async (trx) => {
    const trade = await lockOrder(trx, investorId, tradeId);
    return returnFor(trx, deps, trade, toldByHand(deps, by, 'returned', tradeId, payment));
  });
}

/** The same within a transaction, whoever reports it; the caller has locked the order. */
export async function returnFor(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  told: ToldMoney & { kind: 'returned' },
): Promise<ReturnOutcome> {
  const { investorId, id: tradeId } = trade;
  const at = deps.clock.now();
  const telling = await recordMoney(trx, deps, trade, told);
  if (telling !== 'recorded') {
    return { isNew: false, telling, inTrustCents: (await orderMoney(trx, trade)).inTrustCents };
  }
  await markDebitReturned(trx, { investorId, tradeId }, told.valueAt ?? at, at);
  const isActive = isActiveStatus(trade.status);
  if (isActive && !(await orderMoney(trx, trade)).isFunded) {
    await giveBackToInvestor(trx, deps, trade, at);
  }
  const { money } = await followMoney(trx, deps, trade);
  await requestMail(trx, deps, {
    template: isActive ? 'payment-returned' : 'debit-stopped',
    investorId,
    tradeId,
    amountCents: String(told.amountCents),
  });
  await appendAudit(trx, deps, at, {
    action: 'payment.returned',
    target: `trade:${tradeId}`,
    investorId,
    ...tellerOf(told, {
      amountCents: String(told.amountCents),
      inTrustCents: String(money.inTrustCents),
      orderStatus: trade.status,
    }),
  });
  return { isNew: true, telling, inTrustCents: money.inTrustCents };
}

/** Asks for the payment again; an order with the dealer goes back with the reason and keeps its units and signatures. */
async function giveBackToInvestor(trx: Db, deps: Deps, trade: TradeRecord, at: Date): Promise<void> {
  if (trade.paymentMethod === null || !needsAccount(trade.paymentMethod)) {
    return;
  }
  await withdrawPaymentInstruction(trx, trade.investorId, trade.id, at);
  const language = (await findRecipient(trx, trade.investorId))?.language ?? 'en';
  if (await askToPayAgain(trx, trade, translate(language, 'trades.paymentReturned'), at)) {
    await announce(trx, deps, 'order-returned', { order: trade });
  }
}
