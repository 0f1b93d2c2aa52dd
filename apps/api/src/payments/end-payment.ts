import { type MoneyAtEnd, moneyAtEnd } from '@portal/domain/trades/money-at-end';
import type { Db } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { TradeRecord } from '../trades/trade-record.ts';
import { isDebitUnderWay } from './debit-files.store.ts';
import { flagPayment } from './flag-payment.ts';
import { balanceOf } from './ledger.store.ts';
import { setAuthorization } from './set-authorization.ts';

/**
 * Ends the payment of an order that is cancelled or declined: nothing more may be debited; money in trust is to be sent back and
 * a debit that the bank has is to be called back, both pointed out to the dealer's people. Answers what becomes of the money.
 * The caller has locked the order, so that no debit file takes it in meanwhile.
 */
export async function endPayment(trx: Db, deps: Deps, trade: TradeRecord): Promise<MoneyAtEnd> {
  await setAuthorization(trx, deps, trade, 0n);
  const hasMoneyInTrust = (await balanceOf(trx, trade.investorId, trade.id, 'trust')) > 0n;
  const isUnderWay = await isDebitUnderWay(trx, trade.investorId, trade.id);
  if (hasMoneyInTrust) {
    await flagPayment(trx, deps, 'refund-due', trade);
  }
  if (isUnderWay) {
    await flagPayment(trx, deps, 'debit-under-way', trade);
  }
  return moneyAtEnd({ hasMoneyInTrust, isDebitUnderWay: isUnderWay, method: trade.paymentMethod });
}
