import { announce } from '../../../platform/announce.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { eachInPortions, type Run } from '../../../platform/portions/each-in-portions.ts';
import { listToExpire, markExpired } from './proposals.store.ts';

/** Proposals looked up at a time. */
export const PROPOSALS_AT_ONCE = 100;

/** Ends proposals nobody approved in time, so that they can be made again. */
export async function expireProposals(deps: Deps, run: Run = {}): Promise<void> {
  await eachInPortions(
    deps,
    {
      job: 'expire-proposals',
      atOnce: PROPOSALS_AT_ONCE,
      find: (place, limit) => listToExpire(deps.db, deps.clock.now(), place, limit),
      work: ({ id }) =>
        transact(deps.db, async (trx) => {
          const expired = await markExpired(trx, id, deps.clock.now());
          if (expired !== undefined) {
            await announce(trx, deps, 'proposal-expired', expired);
          }
        }),
    },
    run,
  );
}
