import type { CountedNumbers } from '@portal/domain/desk/numbers/office-numbers.wire';
import type { Db } from '../../../platform/db/tables.ts';

/** What was counted of everybody, and when. */
export type KeptNumbers = Omit<CountedNumbers, 'at'> & { at: Date };

/** The last count; undefined before the first. */
export async function findKeptNumbers(db: Db): Promise<KeptNumbers | undefined> {
  return db.selectFrom('kept_numbers').select(['at', 'reached', 'times']).executeTakeFirst();
}

/** Keeps a count in place of the one before, unless that is later. */
export async function keepCount(db: Db, { at, reached, times }: KeptNumbers): Promise<void> {
  const counted = { at, reached: JSON.stringify(reached), times: JSON.stringify(times) };
  await db
    .insertInto('kept_numbers')
    .values(counted)
    .onConflict((conflict) =>
      conflict.column('is_only').doUpdateSet(counted).where('kept_numbers.at', '<=', at),
    )
    .execute();
}
