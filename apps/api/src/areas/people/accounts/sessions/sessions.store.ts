import type { ProofMeans } from '@portal/domain/people/account/proof-means';
import { deleteSomeOlder } from '../../../../platform/db/delete-some-older.ts';
import { fixedStatement } from '../../../../platform/db/fixed-statement.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { type AccountOwner, ownedBy } from '../credentials/account-owner.ts';

export type LiveSession = {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  userAgent: string;
  tokenHash: string;
};

/** A session is alive if its absolute end is after `now` and it was used after `idleSince`. */
export type AliveAt = { now: Date; idleSince: Date };

export async function insertSession(
  trx: Db,
  session: {
    id: string;
    tokenHash: string;
    owner: AccountOwner;
    at: Date;
    expiresAt: Date;
    userAgent: string;
    provedBy: ProofMeans | null;
  },
): Promise<void> {
  await trx
    .insertInto('sessions')
    .values({
      id: session.id,
      token_hash: session.tokenHash,
      ...ownedBy(session.owner),
      created_at: session.at,
      last_seen_at: session.at,
      expires_at: session.expiresAt,
      ended_at: null,
      user_agent: session.userAgent,
      stepped_up_at: session.provedBy === null ? null : session.at,
      proved_by: session.provedBy,
    })
    .execute();
}

/** What a call needs to know about its session. */
type CalledSession = { investorId: string; lastSeenAt: Date; expiresAt: Date };

const selectLiveSession = fixedStatement<CalledSession>(`
  select investor_id as "investorId", last_seen_at as "lastSeenAt", expires_at as "expiresAt" from sessions
  where token_hash = $1 and investor_id is not null and ended_at is null and expires_at > $2 and last_seen_at > $3`);

/** An investor's session, if it is alive: not ended, not past its absolute end, used after `idleSince`. */
export async function findLiveSession(
  db: Db,
  tokenHash: string,
  { now, idleSince }: AliveAt,
): Promise<CalledSession | undefined> {
  const [session] = await selectLiveSession(db, [tokenHash, now, idleSince]);
  return session;
}

/** The account's live sessions, last used first, at most `limit`. */
export async function listLiveSessions(
  db: Db,
  accountId: string,
  { now, idleSince }: AliveAt,
  limit: number,
): Promise<LiveSession[]> {
  return db
    .selectFrom('sessions')
    .select([
      'id',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      'expires_at as expiresAt',
      'user_agent as userAgent',
      'token_hash as tokenHash',
    ])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The account's stored sessions, including ended ones, newest first, at most `limit`. */
export async function listKeptSessions(
  db: Db,
  accountId: string,
  limit: number,
): Promise<(Pick<LiveSession, 'createdAt' | 'lastSeenAt' | 'userAgent'> & { endedAt: Date | null })[]> {
  return db
    .selectFrom('sessions')
    .select([
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      'user_agent as userAgent',
      'ended_at as endedAt',
    ])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** When and by what the person of a session last proved who they are. */
export type Proof = { at: Date; by: ProofMeans };

/** Records a proof in an open session; false if it has ended. */
export async function noteProof(trx: Db, tokenHash: string, { at, by }: Proof): Promise<boolean> {
  const noted = await trx
    .updateTable('sessions')
    .set({ stepped_up_at: at, proved_by: by, last_seen_at: at })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** The id of a session by its token. */
export async function findSessionId(db: Db, tokenHash: string): Promise<string | undefined> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return session?.id;
}

/** The last proof of one of the investor's sessions; null for one that has ended, and where none was given in it. */
export async function findProof(
  db: Db,
  { investorId, sessionId }: { investorId: string; sessionId: string },
  now: Date,
): Promise<Proof | null> {
  const session = await db
    .selectFrom('sessions')
    .select(['stepped_up_at as at', 'proved_by as by'])
    .where('investor_id', '=', investorId)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return session === undefined || session.at === null || session.by === null
    ? null
    : { at: session.at, by: session.by };
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

/** Ends one of the account's sessions; 'already' if it had ended, 'unknown' if the account has none with that id. */
export async function endSessionById(
  trx: Db,
  accountId: string,
  id: string,
  now: Date,
): Promise<'ended' | 'already' | 'unknown'> {
  const session = await trx
    .selectFrom('sessions')
    .select('ended_at as endedAt')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (session === undefined) {
    return 'unknown';
  }
  if (session.endedAt !== null) {
    return 'already';
  }
  await trx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  return 'ended';
}

/** Ends every session of the account but one; returns how many were alive. */
export async function endOtherSessions(
  trx: Db,
  accountId: string,
  exceptTokenHash: string,
  { now, idleSince }: AliveAt,
): Promise<number> {
  const ended = await trx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('token_hash', '<>', exceptTokenHash)
    .where('ended_at', 'is', null)
    .returning(['expires_at as expiresAt', 'last_seen_at as lastSeenAt'])
    .execute();
  return ended.filter(({ expiresAt, lastSeenAt }) => expiresAt > now && lastSeenAt > idleSince).length;
}

/** Ends every session of the account, for instance after a password change. */
export async function endAllSessions(trx: Db, accountId: string, now: Date): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Deletes sessions past their absolute end, since they say where and with what people signed in. */
export async function forgetOldSessions(db: Db, before: Date): Promise<number> {
  return deleteSomeOlder(db, { table: 'sessions', column: 'expires_at', before });
}
