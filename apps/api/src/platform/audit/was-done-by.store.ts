import type { Db } from '../db/tables.ts';

/** True if the last time that this was done to it, this person did it: then they only repeat themselves. */
export async function wasDoneBy(
  db: Db,
  { actor, action, target }: { actor: string; action: string; target: string },
): Promise<boolean> {
  const last = await db
    .selectFrom('audit_log')
    .select('actor')
    .where('target', '=', target)
    .where('action', '=', action)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.actor === actor;
}
