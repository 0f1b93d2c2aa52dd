import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { pointOutUnmatched } from '../payments/journal/unmatched-receipt.ts';
import type { MatchRecord } from './bank-matches.store.ts';
import { endSendBackOf } from './end-send-back.ts';
import { markUnappliedEnded } from './unapplied-money.store.ts';

/**
 * Ends what a line was kept as, with the line's match. What was proposed about it is over, and what a provider had told before it is pointed out again. Throws UNAPPLIED_IN_USE where
 * something was done with it.
 */
export async function endUnapplied(
  trx: Db,
  deps: Deps,
  { id, journalId, isBooked }: Pick<MatchRecord, 'id' | 'journalId' | 'isBooked'>,
): Promise<void> {
  if (!(await markUnappliedEnded(trx, id, deps.clock.now()))) {
    throw new AppError('UNAPPLIED_IN_USE');
  }
  await endSendBackOf(trx, deps, id, 'amount-changed');
  if (!isBooked) {
    await pointOutUnmatched(trx, deps, journalId);
  }
}
