import type { PaymentMethod } from '@portal/domain/wire/trade';
import { appendAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { AppError, invalid } from '../http/app-error.ts';
import { lockOrder, refuseUnlessEditable } from '../trades/lock-order.ts';
import { submitTradeIfComplete } from '../trades/submit-trade.ts';
import type { TradeRecord } from '../trades/trade-record.ts';
import { updateTrade } from '../trades/trades.store.ts';
import { recordMovement } from './ledger.store.ts';
import { putPaymentInstruction } from './payment-instructions.store.ts';

export type AccountInput = {
  paymentMethod: PaymentMethod;
  institution: string;
  transit: string;
  account: string;
  accountHolder: string;
};

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
  input: AccountInput,
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
    const { paymentMethod, ...account } = input;
    await putPaymentInstruction(
      trx,
      {
        investorId,
        tradeId,
        method: paymentMethod,
        sealedAccount: deps.secrets.seal(JSON.stringify(account), paymentContext(tradeId)),
        accountLastDigits: input.account.slice(-LAST_DIGITS),
        accountHolder: input.accountHolder,
        voidChequeFileId: await keepVoidCheque(trx),
      },
      at,
    );
    await authorize(trx, deps, trade);
    await updateTrade(trx, trade, { paymentCompletedAt: trade.paymentCompletedAt ?? at }, at);
    await submitTradeIfComplete(trx, deps, investorId, tradeId);
    await appendAudit(trx, at, {
      actor: `investor:${investorId}`,
      action: 'payment.authorized',
      target: `trade:${tradeId}`,
      investorId,
      detail: { paymentMethod, totalCents: String(trade.totalCents) },
    });
  });
}

async function authorize(trx: Db, deps: Deps, trade: TradeRecord): Promise<void> {
  await recordMovement(
    trx,
    {
      movementId: deps.newId(),
      investorId: trade.investorId,
      tradeId: trade.id,
      eventKey: `authorized:${trade.id}:${trade.totalCents}`,
      entries: [
        { id: deps.newId(), account: 'authorized', amountCents: trade.totalCents },
        { id: deps.newId(), account: 'authorizations', amountCents: -trade.totalCents },
      ],
    },
    deps.clock.now(),
  );
}
