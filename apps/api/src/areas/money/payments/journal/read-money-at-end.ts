import { type MoneyAtEnd, moneyAtEnd } from '@portal/domain/order/trades/money-at-end';
import type { Db } from '../../../../platform/db/tables.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import { orderMoney } from './order-money.ts';

/**
 * What becomes of the money of an order whose end is written: sent back where it is in trust, called back where the bank has
 * its debit. Throws NOT_FOUND.
 */
export async function readMoneyAtEnd(
  trx: Db,
  { investorId, id }: { investorId: string; id: string },
): Promise<MoneyAtEnd> {
  const trade = await lockOrder(trx, investorId, id);
  const money = await orderMoney(trx, trade);
  return moneyAtEnd({
    hasMoneyInTrust: money.inTrustCents > 0n,
    isDebitUnderWay: money.isDebitUnderWay,
    method: trade.paymentMethod,
  });
}
