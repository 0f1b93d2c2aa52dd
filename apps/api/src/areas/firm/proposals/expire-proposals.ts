import { announce } from '../../../platform/announce.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { markExpired } from './proposals.store.ts';

/** Ends proposals nobody approved in time, so that they can be made again. */
export async function expireProposals(deps: Deps): Promise<void> {
  await transact(deps.db, async (trx) => {
    for (const proposal of await markExpired(trx, deps.clock.now())) {
      await announce(trx, deps, 'proposal-expired', proposal);
    }
  });
}
