import type { PaymentMethod } from '@portal/domain/order/trades/trade.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { refuseUnlessEditable } from '../../../order/trades/lock-order.ts';
import { lockOrderToJudge } from '../../../order/trades/locking/lock-order-to-judge.ts';
import { recordPaymentGiven } from '../../../order/trades/mark-funded.ts';
import { submitTradeIfComplete } from '../../../order/trades/placing/submit-trade-if-complete.ts';
import { refuseUnaskedParts } from '../../../order/trades/refuse-unasked-parts.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { flagPayment } from '../flags/flag-payment.ts';
import { type AccountToDebit, isSameAccount, openAccount, sealAccount } from './account-to-debit.ts';
import { findLastAccount, hasReviewedOrder, putPaymentInstruction } from './payment-instructions.store.ts';

const LAST_DIGITS = 3;

/** A checked instruction, without an account where the order is paid outside the portal. */
export type PaymentToSave = {
  paymentMethod: PaymentMethod;
  account: AccountToDebit | null;
  /** The visible digits of an account that only the provider knows. */
  lastDigits?: string;
};

/**
 * Takes the investor's authorization to debit an account and stores the account sealed. What may be debited follows from it; no
 * money moves before the documents are signed and the dealer approves. Throws NOT_FOUND, STATE_REFUSES, NOT_ASKED,
 * STEP_NOT_REACHED before the details, or VALIDATION when the method is not the order's.
 */
export async function savePayment(
  deps: Deps,
  investorId: string,
  tradeId: string,
  input: PaymentToSave,
  keepVoidCheque: (trx: Db) => Promise<string | null>,
): Promise<void> {
  await transact(deps.db, async (trx) =>
    savePaymentOf(trx, deps, await lockOrderToJudge(trx, { investorId, tradeId }), input, keepVoidCheque),
  );
}

/** Throws unless the order may be paid this way now. */
export function refuseUnlessPayable(trade: TradeRecord, paymentMethod: PaymentMethod): void {
  refuseUnlessEditable(trade);
  if (trade.scheduleA === null) {
    throw new AppError('STEP_NOT_REACHED');
  }
  if (trade.paymentMethod !== paymentMethod) {
    throw invalid([{ path: 'paymentMethod', key: 'errors.paymentMethodDiffers' }]);
  }
}

/** The same within a transaction; the caller has locked the order. */
export async function savePaymentOf(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  { paymentMethod, account, lastDigits }: PaymentToSave,
  keepVoidCheque: (trx: Db) => Promise<string | null>,
): Promise<void> {
  refuseUnlessPayable(trade, paymentMethod);
  if (account === null) {
    // Paid outside the portal, as the details say: there is no account to store.
    return;
  }
  // Missing money, including money that came back, may be paid from any account.
  await refuseUnaskedParts(trx, deps, trade, trade.paymentCompletedAt === null ? [] : ['order.payment']);
  const { investorId, id: tradeId } = trade;
  const at = deps.clock.now();
  await watchAccountChange(trx, deps, trade, account);
  await putPaymentInstruction(
    trx,
    {
      investorId,
      tradeId,
      method: paymentMethod,
      sealedAccount: sealAccount(deps, tradeId, account),
      accountLastDigits: lastDigits ?? ('account' in account ? account.account.slice(-LAST_DIGITS) : ''),
      voidChequeFileId: await keepVoidCheque(trx),
    },
    at,
  );
  await recordPaymentGiven(trx, trade, at);
  await appendAudit(trx, deps, at, {
    actor: `investor:${investorId}`,
    action: 'payment.authorized',
    target: `trade:${tradeId}`,
    investorId,
    detail: { paymentMethod, totalCents: String(trade.totalCents) },
  });
  await submitTradeIfComplete(trx, deps, investorId, tradeId);
}

/**
 * Flags an account that differs from the investor's last one, once the dealer has reviewed an order of theirs: an intruder in a
 * portal account would first redirect the money. The order is debited only after the flag is cleared. An unlinked account still
 * counts as the last one; where its numbers were deleted, any account after it is different.
 */
async function watchAccountChange(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  account: AccountToDebit,
): Promise<void> {
  const last = await findLastAccount(trx, trade.investorId);
  if (last === undefined || !(await hasReviewedOrder(trx, trade.investorId))) {
    return;
  }
  const known =
    last.sealedAccount === null ? null : await openAccount(deps, last.tradeId, last.sealedAccount);
  if (known === null || !isSameAccount(known, account)) {
    await flagPayment(trx, deps, 'account-changed', trade);
  }
}
