import { deleteSomeOlder } from '../../db/delete-some-older.ts';
import type { Db } from '../../db/tables.ts';

/** Counts one call under each key in the window, and returns how many each has seen. */
export async function countHits(
  db: Db,
  keys: readonly string[],
  windowStart: Date,
): Promise<Map<string, number>> {
  const rows = await db
    .insertInto('rate_limits')
    .values(keys.map((key) => ({ key, window_start: windowStart, hits: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet((eb) => ({ hits: eb('rate_limits.hits', '+', 1) })),
    )
    .returning(['key', 'hits'])
    .execute();
  return new Map(rows.map(({ key, hits }) => [key, hits]));
}

/** Clears the counts under the key in every window: it was no abuse. */
export async function forgetHits(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Forgets windows that are over. */
export async function forgetOldWindows(db: Db, before: Date): Promise<number> {
  return deleteSomeOlder(db, { table: 'rate_limits', column: 'window_start', before });
}
