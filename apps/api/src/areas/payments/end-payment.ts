import { type MoneyAtEnd, moneyAtEnd } from '@portal/domain/trades/money-at-end';
import type { Db } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import type { TradeRecord } from '../trades/trade-record.ts';
import { followMoney } from './follow-money.ts';

/**
 * Ends the payment of an order that has just been cancelled or declined: nothing more may be debited; money in trust is to be
 * sent back and a debit that the bank has is to be called back, both pointed out to the dealer's people. Answers what becomes
 * of the money. The caller has locked the order and written its end, so that no debit file takes it in meanwhile.
 */
export async function endPayment(trx: Db, deps: Deps, trade: TradeRecord): Promise<MoneyAtEnd> {
  const { money } = await followMoney(trx, deps, trade);
  return moneyAtEnd({
    hasMoneyInTrust: money.inTrustCents > 0n,
    isDebitUnderWay: money.isDebitUnderWay,
    method: trade.paymentMethod,
  });
}
