import type { Deps } from '../../../platform/deps.ts';
import { endOfWork } from '../../../platform/portions/end-of-work.ts';
import { goOnAtOnce } from '../../../platform/portions/go-on-at-once.ts';
import { foldSomeNames } from './profile/folded-names.store.ts';

/** Rows of one statement: none of them waits longer than a moment. */
export const FOLDED_AT_ONCE = 1_000;

/** Writes what investors of before migration 0005 are found by, some at a time; its trigger folds. What is folded is found no more. */
export async function foldNames(deps: Pick<Deps, 'db' | 'jobs'>, endsAt = endOfWork()): Promise<void> {
  while ((await foldSomeNames(deps.db, FOLDED_AT_ONCE)) === FOLDED_AT_ONCE) {
    if (performance.now() >= endsAt) {
      await goOnAtOnce(deps, 'fold-names');
      return;
    }
  }
}
