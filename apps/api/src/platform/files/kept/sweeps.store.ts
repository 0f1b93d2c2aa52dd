import type { Db } from '../../db/tables.ts';

/** How far a sweep has come, and how much it has removed since it began or a night began. */
export type Sweep = { after: string; removed: number };

/**
 * The place of a store's sweep: before the first key where none is kept. What was removed counts from `since` on: a sweep that was
 * begun before then counts anew.
 */
export async function beginSweep(
  db: Db,
  store: string,
  { now, since }: { now: Date; since: Date },
): Promise<Sweep> {
  return db
    .insertInto('sweeps')
    .values({ store, after: '', begun_at: now, removed: 0 })
    .onConflict((conflict) =>
      conflict.column('store').doUpdateSet(({ eb, ref }) => ({
        removed: eb.case().when('sweeps.begun_at', '<', since).then(0).else(ref('sweeps.removed')).end(),
        begun_at: eb.case().when('sweeps.begun_at', '<', since).then(now).else(ref('sweeps.begun_at')).end(),
      })),
    )
    .returning(['after', 'removed'])
    .executeTakeFirstOrThrow();
}

/** Moves the place of a sweep; false, changing nothing, if another server has moved it. */
export async function moveSweep(db: Db, store: string, from: string, to: Sweep): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sweeps')
    .set({ after: to.after, removed: to.removed })
    .where('store', '=', store)
    .where('after', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
