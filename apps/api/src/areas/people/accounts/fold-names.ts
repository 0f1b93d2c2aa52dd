import type { Deps } from '../../../platform/deps.ts';
import { foldSomeNames } from './profile/folded-names.store.ts';

/** Rows of one statement: none of them waits longer than a moment. */
const BATCH_ROWS = 1_000;
/** A night's work at most; the next goes on. */
const BATCHES_MAX = 500;

/** Writes what investors of before migration 0005 are found by, some at a time; its trigger folds. */
export async function foldNames({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
    if ((await foldSomeNames(db, BATCH_ROWS)) < BATCH_ROWS) {
      return;
    }
  }
}
