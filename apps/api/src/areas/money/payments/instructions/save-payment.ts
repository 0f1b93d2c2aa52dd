import type { PaymentMethod } from '@portal/domain/order/trades/trade.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { lockOrder, refuseUnlessEditable } from '../../../order/trades/lock-order.ts';
import { recordPaymentGiven } from '../../../order/trades/record-funds.ts';
import { refuseUnaskedParts } from '../../../order/trades/refuse-unasked-parts.ts';
import { submitTradeIfComplete } from '../../../order/trades/submit-trade.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { putPaymentInstruction } from './payment-instructions.store.ts';
import { type AccountToDebit, sealAccount } from './sealed-account.ts';
import { watchAccountChange } from './watch-account-change.ts';

const LAST_DIGITS = 3;

/** A checked instruction; no account where the order is paid outside the portal. */
export type PaymentToSave = {
  paymentMethod: PaymentMethod;
  account: AccountToDebit | null;
  /** What may be shown of an account that only the provider knows. */
  lastDigits?: string;
};

/**
 * Takes the investor's authorization to debit an account: the account sealed. What may be debited follows from it.
 * No money moves before the documents are signed and the dealer approves.
 * Throws NOT_FOUND, STATE_REFUSES, NOT_ASKED, STEP_NOT_REACHED before the details, VALIDATION when the method is another than the order's.
 */
export async function savePayment(
  deps: Deps,
  investorId: string,
  tradeId: string,
  input: PaymentToSave,
  keepVoidCheque: (trx: Db) => Promise<string | null>,
): Promise<void> {
  await transact(deps.db, async (trx) =>
    savePaymentOf(trx, deps, await lockOrder(trx, investorId, tradeId), input, keepVoidCheque),
  );
}

/** Throws unless the order may be paid in this way now. */
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
    // Paid outside the portal: the details have said so, there is no account to keep.
    return;
  }
  // Money that is missing, also because it came back, may be paid from any account.
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
