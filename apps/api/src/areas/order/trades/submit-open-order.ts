import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { submitTradeIfComplete } from './submit-trade.ts';
import { lockEditableTrade } from './trades.store.ts';

/** Hands the investor's open order of a deal to the dealer, where it waited for nothing else any more. */
export async function submitOpenOrder(
  trx: Db,
  deps: Deps,
  { investorId, dealId }: { investorId: string; dealId: string },
): Promise<void> {
  const open = await lockEditableTrade(trx, investorId, dealId);
  if (open?.status === 'open') {
    await submitTradeIfComplete(trx, deps, investorId, open.id);
  }
}
