import type { Db } from '../../../platform/db/tables.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { TradeRecord } from './trade-record.ts';
import { lockTrade } from './trades.store.ts';

/**
 * Locks the investor's order without its deal and without the rooms of those who buy with it: for changes that leave its units alone and
 * after which nobody is judged (`lockOrderToJudge`). Throws NOT_FOUND.
 */
export async function lockOrder(trx: Db, investorId: string, tradeId: string): Promise<TradeRecord> {
  const trade = await lockTrade(trx, investorId, tradeId);
  if (trade === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return trade;
}

/** Throws STATE_REFUSES with the order's state unless its investor may still change it. */
export function refuseUnlessEditable(trade: TradeRecord): void {
  if (trade.status !== 'open' && trade.status !== 'changesAsked') {
    throw new AppError('STATE_REFUSES', { currentState: trade.status });
  }
}
