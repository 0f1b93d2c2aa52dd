import { moneyOfOrder, type OrderMoney } from '@portal/domain/money/payments/order-money';
import { type MoneyAtEnd, moneyAtEnd } from '@portal/domain/order/trades/money-at-end';
import type { Db } from '../../../../platform/db/tables.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { readMoneyFacts } from './money-facts.store.ts';

/** Where an order's money is now, by the whole journal. */
export async function orderMoney(
  db: Db,
  trade: Pick<TradeRecord, 'investorId' | 'id' | 'totalCents' | 'status'>,
): Promise<OrderMoney> {
  return moneyOfOrder(trade, await readMoneyFacts(db, trade.investorId, trade.id));
}

export { listDebitsOfOrder } from './debit-files.store.ts';
/** The facts behind it, and the journal's rows of one order. */
export { readMoneyFacts } from './money-facts.store.ts';
export { listMoney } from './money-journal.store.ts';

/**
 * What happens to the money of an order that is about to end: refunded where it is in trust, called back where the bank has its
 * debit. Throws NOT_FOUND.
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
