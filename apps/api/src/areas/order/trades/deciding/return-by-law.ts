import { moveTrade } from '@portal/domain/order/trades/trade-status';
import { announce } from '../../../../platform/announce.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { TradeRecord } from '../trade-record.ts';
import { updateTrade } from '../trades.store.ts';

/**
 * Gives an order that is with the dealer back to its investor, since the law lets it go no further as it is; the caller has locked it. It
 * keeps its units and its signatures. Answers false for one that the dealer does not have.
 */
export async function returnByLaw(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  { reason, at }: { reason: string; at: Date },
): Promise<boolean> {
  if (!moveTrade(trade.status, { to: 'changesAsked', by: 'system', reason }).moved) {
    return false;
  }
  await updateTrade(
    trx,
    trade,
    { status: 'changesAsked', reason, submittedAt: null, nextDrStepDesc: '', nextStep: null },
    at,
  );
  await announce(trx, deps, 'order-returned', { order: trade });
  return true;
}
