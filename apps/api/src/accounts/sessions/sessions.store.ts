import type { Db } from '../../db/tables.ts';

export async function insertSession(
  trx: Db,
  session: { tokenHash: string; investorId: string; at: Date; expiresAt: Date; userAgent: string },
): Promise<void> {
  await trx
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      investor_id: session.investorId,
      created_at: session.at,
      last_seen_at: session.at,
      expires_at: session.expiresAt,
      ended_at: null,
      user_agent: session.userAgent,
    })
    .execute();
}

/** The session if it is alive: not ended, not past its absolute end, used after `idleSince`. */
export async function findLiveSession(
  db: Db,
  tokenHash: string,
  now: Date,
  idleSince: Date,
): Promise<{ investorId: string; lastSeenAt: Date } | undefined> {
  return db
    .selectFrom('sessions')
    .select(['investor_id as investorId', 'last_seen_at as lastSeenAt'])
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .executeTakeFirst();
}

export async function touchSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<', now)
    .execute();
}

export async function endSession(trx: Db, tokenHash: string, now: Date): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every session of the investor: after a password change nobody stays signed in. */
export async function endAllSessions(trx: Db, investorId: string, now: Date): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('investor_id', '=', investorId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Forgets sessions whose absolute end is past: they say where and with what people signed in. */
export async function forgetOldSessions(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', before).execute();
}
