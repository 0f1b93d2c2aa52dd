import type { Db } from '../db/tables.ts';

/** What a person did, newest first, at most `limit`, without what others did about them. */
export async function listOwnActions(
  db: Db,
  investorId: string,
  limit: number,
): Promise<{ at: Date; action: string; target: string }[]> {
  return db
    .selectFrom('audit_log')
    .select(['at', 'action', 'target'])
    .where('investor_id', '=', investorId)
    .where('actor', '=', `investor:${investorId}`)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
}

/** The times at which a person did something since a moment, earliest first. */
export async function listOwnActionTimes(
  db: Db,
  investorId: string,
  action: string,
  since: Date,
): Promise<Date[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select('at')
    .where('investor_id', '=', investorId)
    .where('actor', '=', `investor:${investorId}`)
    .where('action', '=', action)
    .where('at', '>', since)
    .orderBy('at')
    .execute();
  return rows.map(({ at }) => at);
}
