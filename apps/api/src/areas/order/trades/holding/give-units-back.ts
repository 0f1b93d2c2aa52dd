import type { Db } from '../../../../platform/db/tables.ts';
import type { TradeRecord } from '../trade-record.ts';
import { updateTrade } from '../trades.store.ts';
import { releaseUnits } from './transact-on-deal.ts';

/** Returns the units of an open order to its deal; the order stays open without them. The caller has locked both. */
export async function giveUnitsBack(trx: Db, trade: TradeRecord, at: Date): Promise<void> {
  await releaseUnits(trx, trade, at);
  await updateTrade(trx, trade, { holdsUnits: false, holdExpiresAt: null }, at);
}
