import { databaseFailureOf } from '../platform/db/database-failure-of.ts';
import type { Deps } from '../platform/deps.ts';
import { endOfWork } from '../platform/portions/end-of-work.ts';
import { goOnAtOnce } from '../platform/portions/go-on-at-once.ts';

type Forget = (deps: Deps) => Promise<number>;

/**
 * Forgets what nobody needs any more, a portion of each kind in turn, until nothing is left or the time is up: then a next job
 * goes on. What is forgotten is gone, so wherever one is killed, the next begins with what is left. A kind that fails keeps no other
 * from being forgotten: the job fails at its end, with the first trouble.
 */
export async function forgetInPortions(
  deps: Deps,
  forgets: readonly Forget[],
  endsAt = endOfWork(),
): Promise<void> {
  let trouble: unknown = null;
  const forgetSome = (forget: Forget) =>
    forget(deps).catch((error: unknown) => {
      if (databaseFailureOf(error) === 'away') {
        throw error;
      }
      deps.log.error({ err: error }, 'a kind of what is forgotten was passed by');
      trouble ??= error;
      return 0;
    });
  let left = forgets;
  while (left.length > 0) {
    const more: Forget[] = [];
    for (const forget of left) {
      if ((await forgetSome(forget)) > 0) {
        more.push(forget);
      }
    }
    left = more;
    if (left.length > 0 && performance.now() >= endsAt) {
      await goOnAtOnce(deps, 'forget-expired');
      return;
    }
  }
  if (trouble !== null) {
    throw trouble;
  }
}
