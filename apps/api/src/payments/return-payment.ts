import { lesserCents } from '@portal/domain/money/cents';
import { needsAccount } from '@portal/domain/trades/payment';
import { isActiveStatus, moveTrade } from '@portal/domain/trades/trade-status';
import { appendAudit } from '../audit/audit.store.ts';
import type { PaymentFlagKind } from '../db/payment-tables.ts';
import type { Db } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { invalid } from '../http/app-error.ts';
import { translate } from '../language/translate.ts';
import { findRecipient } from '../mail/mail-facts.store.ts';
import { requestMail } from '../mail/request-mail.ts';
import { lockOrder } from '../trades/lock-order.ts';
import type { TradeRecord } from '../trades/trade-record.ts';
import { updateTrade } from '../trades/trades.store.ts';
import { markDebitReturned } from './debit-files.store.ts';
import { flagPayment } from './flag-payment.ts';
import { balanceOf, hasMovement, recordMovement } from './ledger.store.ts';
import { clearFlagsOfOrder } from './payment-flags.store.ts';
import { withdrawPaymentInstruction } from './payment-instructions.store.ts';
import type { ReceivedPayment } from './receive-payment.ts';
import { setAuthorization } from './set-authorization.ts';

/** Cents in trust after it; `isNew` is false when this reference was recorded before. */
export type ReturnOutcome = { isNew: boolean; inTrustCents: bigint };

/**
 * Records that the bank gave a payment back (no funds, account closed): what was in trust leaves it, the authorization ends,
 * and an order that is debited goes back to its investor, who reads why and gives an account again. Of an order that is over
 * it is what was wanted: nobody is asked for anything.
 * Throws NOT_FOUND, VALIDATION for an amount of nothing.
 */
export async function returnPayment(
  deps: Deps,
  investorId: string,
  tradeId: string,
  payment: ReceivedPayment,
): Promise<ReturnOutcome> {
  return transact(deps.db, async (trx) =>
    returnFor(trx, deps, await lockOrder(trx, investorId, tradeId), payment),
  );
}

/** The same within a transaction; the caller has locked the order. */
export async function returnFor(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  payment: ReceivedPayment,
): Promise<ReturnOutcome> {
  const { amountCents, reference } = payment;
  if (amountCents <= 0n) {
    throw invalid([{ path: 'amount', key: 'errors.fieldInvalid' }]);
  }
  const { investorId, id: tradeId } = trade;
  const at = deps.clock.now();
  const eventKey = `returned:${tradeId}:${reference}`;
  const inTrust = await balanceOf(trx, investorId, tradeId, 'trust');
  const wasDebited = await markDebitReturned(trx, investorId, tradeId, at);
  if ((await hasMovement(trx, eventKey)) || (inTrust === 0n && !wasDebited)) {
    return { isNew: false, inTrustCents: inTrust };
  }
  const fromTrust = lesserCents(amountCents, inTrust);
  await recordMovement(
    trx,
    {
      movementId: deps.newId(),
      investorId,
      tradeId,
      kind: 'returned',
      eventKey,
      reference,
      entries:
        fromTrust === 0n
          ? []
          : [
              { id: deps.newId(), account: 'trust', amountCents: -fromTrust },
              { id: deps.newId(), account: 'owed-to-investors', amountCents: fromTrust },
            ],
    },
    at,
  );
  await setAuthorization(trx, deps, trade, 0n);
  if (isActiveStatus(trade.status)) {
    await giveBackToInvestor(trx, trade, inTrust - fromTrust, at);
    await flagPayment(trx, deps, 'returned', trade);
  } else {
    await endWhatWasAsked(trx, trade, inTrust - fromTrust, at);
  }
  await requestMail(trx, deps, {
    template: isActiveStatus(trade.status) ? 'payment-returned' : 'debit-stopped',
    investorId,
    tradeId,
    amountCents: String(amountCents),
  });
  await appendAudit(trx, at, {
    actor: payment.actor ?? 'dealer',
    action: 'payment.returned',
    target: `trade:${tradeId}`,
    investorId,
    detail: {
      amountCents: String(amountCents),
      fromTrustCents: String(fromTrust),
      orderStatus: trade.status,
    },
  });
  return { isNew: true, inTrustCents: inTrust - fromTrust };
}

/** A debit of an order that is over came back, as it was asked to: with nothing in trust, nothing is left to be done. */
async function endWhatWasAsked(
  trx: Db,
  { investorId, id: tradeId }: TradeRecord,
  inTrustCents: bigint,
  at: Date,
): Promise<void> {
  const kinds: PaymentFlagKind[] =
    inTrustCents > 0n
      ? ['debit-under-way']
      : ['debit-under-way', 'refund-due', 'money-for-closed-order', 'overpaid'];
  await clearFlagsOfOrder(trx, { investorId, tradeId }, kinds, 'returned by the bank', at);
}

/** The order asks for its payment again; one that is with the dealer goes back with the reason, its units and signatures kept. */
async function giveBackToInvestor(
  trx: Db,
  trade: TradeRecord,
  inTrustCents: bigint,
  at: Date,
): Promise<void> {
  if (inTrustCents >= trade.totalCents) {
    return;
  }
  await updateTrade(trx, trade, { fundsReceivedAt: null }, at);
  if (trade.paymentMethod === null || !needsAccount(trade.paymentMethod)) {
    return;
  }
  await withdrawPaymentInstruction(trx, trade.investorId, trade.id, at);
  await updateTrade(trx, trade, { paymentCompletedAt: null }, at);
  const language = (await findRecipient(trx, trade.investorId))?.language ?? 'en';
  const reason = translate(language, 'trades.paymentReturned');
  if (moveTrade(trade.status, { to: 'changesAsked', by: 'system', reason }).moved) {
    await updateTrade(
      trx,
      trade,
      { status: 'changesAsked', reason, submittedAt: null, decidedAt: null, nextDrStepDesc: '' },
      at,
    );
  }
}
