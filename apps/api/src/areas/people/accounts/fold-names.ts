import { sql } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';

/** Rows of one statement: none of them waits longer than a moment. */
const BATCH_ROWS = 1_000;
/** A night's work at most; the next goes on. */
const BATCHES_MAX = 500;

/** Writes what investors of before migration 0005 are found by, some at a time; its trigger folds. */
export async function foldNames(deps: Pick<Deps, 'db'>): Promise<void> {
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
    const { numAffectedRows = 0n } = await sql`
      update investors set found_by = null where id in (
        select id from investors where found_by is null order by id limit ${BATCH_ROWS} for update skip locked)`.execute(
      deps.db,
    );
    if (numAffectedRows < BATCH_ROWS) {
      return;
    }
  }
}
