import type { SessionListItem } from '@portal/domain/people/account/account.wire';
import type { Deps } from '../../../../platform/deps.ts';
import type { InvestorActor } from '../../../../platform/http/actor.ts';
import { aliveNow } from './alive-now.ts';
import { describeDevice } from './describe-device.ts';
import { type LiveSession, listKeptSessions, listLiveSessions } from './sessions.store.ts';

/** More than anybody has; the most recently used are listed. */
const SESSIONS_LISTED_MAX = 50;

/** Where the investor is signed in, last used first. Neither tokens nor their hashes leave the server. */
export async function listSessions(deps: Deps, actor: InvestorActor): Promise<SessionListItem[]> {
  const sessions = await listLiveSessions(deps.db, actor.investorId, aliveNow(deps), SESSIONS_LISTED_MAX);
  return sessions.map((session) => ({
    ...present(session),
    current: session.tokenHash === actor.sessionTokenHash,
  }));
}

/** The same for the office, to which none of the sessions is the current one. */
export async function listSessionsOf(
  deps: Deps,
  investorId: string,
): Promise<Omit<SessionListItem, 'current'>[]> {
  const sessions = await listLiveSessions(deps.db, investorId, aliveNow(deps), SESSIONS_LISTED_MAX);
  return sessions.map(present);
}

/** Dead sessions are deleted after a month, and nobody opens more in that time. */
const SESSIONS_KEPT_MAX = 2_000;

/** Every stored session of the investor, including ended ones, for their own data. */
export async function listOwnSessions({ db }: Pick<Deps, 'db'>, investorId: string): Promise<object[]> {
  const sessions = await listKeptSessions(db, investorId, SESSIONS_KEPT_MAX);
  return sessions.map(({ createdAt, lastSeenAt, endedAt, userAgent }) => ({
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    userAgent,
  }));
}

function present({ id, createdAt, lastSeenAt, userAgent }: LiveSession): Omit<SessionListItem, 'current'> {
  return {
    id,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    ...describeDevice(userAgent),
  };
}
