import { moneyOfOrder, type OrderMoney } from '@portal/domain/money/payments/order-money';
import type { Db } from '../../../../platform/db/tables.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { readMoneyFacts } from './money-facts.store.ts';

/** Where the money of an order is now, by everything that the journal has of it. */
export async function orderMoney(
  db: Db,
  trade: Pick<TradeRecord, 'investorId' | 'id' | 'totalCents' | 'status'>,
): Promise<OrderMoney> {
  return moneyOfOrder(trade, await readMoneyFacts(db, trade.investorId, trade.id));
}

export { listDebitsOfOrder } from './debit-files.store.ts';
/** What it follows from, and the journal's lines of one order. */
export { readMoneyFacts } from './money-facts.store.ts';
export { listMoney } from './money-journal.store.ts';
