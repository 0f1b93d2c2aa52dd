import { announce } from '../../../../platform/announce.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { TradeChange } from '../trade-change.ts';
import type { TradeRecord } from '../trade-record.ts';
import { updateTrade } from '../trades.store.ts';

/** Signatures and the mark of a whole payment belong to the order as it was; what may be debited follows the new total. */
export async function takeBackWhatRestedOnIt(
  trx: Db,
  deps: Deps,
  existing: TradeRecord,
  at: Date,
): Promise<void> {
  const { investorSignedAt, jointSignedAt, documentsSealedAt } = existing;
  if (investorSignedAt !== null || jointSignedAt !== null || documentsSealedAt !== null) {
    const change: TradeChange = { investorSignedAt: null, jointSignedAt: null, documentsSealedAt: null };
    await updateTrade(trx, existing, change, at);
  }
  await announce(trx, deps, 'order-changed', { order: existing });
}
