import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { eachInPortions, type Run } from '../../../platform/portions/each-in-portions.ts';
import { isObserving } from '../exemptions/is-observing.ts';
import { judgeCircle } from './judge-circle.ts';
import { findUnjudgedOrders } from './unjudged-orders.store.ts';

/** Orders looked up at a time. */
export const UNJUDGED_AT_ONCE = 200;

/**
 * Judges the orders under way that were placed before the portal kept the law as this version does, and again on the day from which it
 * binds: those of people who buy with each other in one transaction, in the order in which they were placed. Servers of the version before
 * may go on placing orders, which the next run finds. Once each is judged, it finds nothing.
 */
export async function judgeAfterUpgrade(deps: Deps, run: Run = {}): Promise<void> {
  const isLookingOn = await isObserving(deps.db, deps);
  await eachInPortions(
    deps,
    {
      job: 'judge-open-orders',
      atOnce: UNJUDGED_AT_ONCE,
      find: (place, limit) => findUnjudgedOrders(deps.db, { isObserving: isLookingOn, place, limit }),
      work: ({ investorId }) => transact(deps.db, (trx) => judgeCircle(trx, deps, investorId, isLookingOn)),
    },
    run,
  );
}
