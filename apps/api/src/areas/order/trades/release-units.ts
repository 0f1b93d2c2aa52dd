import type { Db } from '../../../platform/db/tables.ts';
import type { TradeRecord } from './trade-record.ts';
import { changeUnitsTaken } from './unit-reservations.store.ts';

/** Gives an order's units back to its deal, if it holds any; the caller has locked the deal and sets `holdsUnits`. */
export async function releaseUnits(trx: Db, trade: TradeRecord, at: Date): Promise<void> {
  if (trade.holdsUnits) {
    await changeUnitsTaken(trx, trade.dealId, { units: -trade.quantity, orders: -1 }, at);
  }
}
