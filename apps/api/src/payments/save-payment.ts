import type { PaymentInstruction } from '@portal/domain/trades/payment';
import { appendAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { AppError, invalid } from '../http/app-error.ts';
import { lockOrder, refuseUnlessEditable } from '../trades/lock-order.ts';
import { submitTradeIfComplete } from '../trades/submit-trade.ts';
import { updateTrade } from '../trades/trades.store.ts';
import { putPaymentInstruction } from './payment-instructions.store.ts';
import { setAuthorization } from './set-authorization.ts';

const LAST_DIGITS = 3;

/** What opens the sealed account of an order; bound to the order, so that it cannot be moved to another. */
export function paymentContext(tradeId: string): string {
  return `payment:${tradeId}`;
}

/**
 * Takes the investor's authorization to debit an account: the account sealed, the amount in the ledger as authorized.
 * No money moves before the documents are signed and the dealer approves.
 * Throws NOT_FOUND, STATE_REFUSES, STEP_NOT_REACHED before the details, VALIDATION when the method is another than the order's.
 */
export async function savePayment(
  deps: Deps,
  investorId: string,
  tradeId: string,
  input: PaymentInstruction,
  keepVoidCheque: (trx: Db) => Promise<string | null>,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const trade = await lockOrder(trx, investorId, tradeId);
    refuseUnlessEditable(trade);
    if (trade.scheduleA === null) {
      throw new AppError('STEP_NOT_REACHED');
    }
    if (trade.paymentMethod !== input.paymentMethod) {
      throw invalid([{ path: 'paymentMethod', key: 'errors.choiceUnknown' }]);
    }
    const at = deps.clock.now();
    const { paymentMethod, account } = input;
    if (account === null) {
      // Paid outside the portal: the details have said so, there is no account to keep.
      return;
    }
    await putPaymentInstruction(
      trx,
      {
        investorId,
        tradeId,
        method: paymentMethod,
        sealedAccount: deps.secrets.seal(JSON.stringify(account), paymentContext(tradeId)),
        accountLastDigits: account.account.slice(-LAST_DIGITS),
        accountHolder: account.accountHolder,
        voidChequeFileId: await keepVoidCheque(trx),
      },
      at,
    );
    await setAuthorization(trx, deps, trade, trade.totalCents);
    await updateTrade(trx, trade, { paymentCompletedAt: trade.paymentCompletedAt ?? at }, at);
    await appendAudit(trx, at, {
      actor: `investor:${investorId}`,
      action: 'payment.authorized',
      target: `trade:${tradeId}`,
      investorId,
      detail: { paymentMethod, totalCents: String(trade.totalCents) },
    });
    await submitTradeIfComplete(trx, deps, investorId, tradeId);
  });
}
