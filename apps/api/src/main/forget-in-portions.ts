import { transact } from '../platform/db/transact.ts';
import type { Deps } from '../platform/deps.ts';

/** How long one job forgets; it may run 300 s, and the next goes on. */
const FORGETS_FOR_MS = 120_000;

type Forget = (deps: Deps) => Promise<number>;

/**
 * Forgets what nobody needs any more, a portion of each kind in turn, until nothing is left or the time is up: then a next job
 * goes on. What is forgotten is gone, so wherever one is killed, the next begins with what is left.
 */
export async function forgetInPortions(
  deps: Deps,
  forgets: readonly Forget[],
  forMs = FORGETS_FOR_MS,
): Promise<void> {
  const endsAt = performance.now() + forMs;
  let left = forgets;
  while (left.length > 0) {
    const more: Forget[] = [];
    for (const forget of left) {
      if ((await forget(deps)) > 0) {
        more.push(forget);
      }
    }
    left = more;
    if (left.length > 0 && performance.now() >= endsAt) {
      await transact(deps.db, (trx) => deps.jobs.enqueue(trx, 'forget-expired', {}));
      return;
    }
  }
}
