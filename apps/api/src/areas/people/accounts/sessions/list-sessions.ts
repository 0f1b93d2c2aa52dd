import type { SessionListItem } from '@portal/domain/people/account/account.wire';
import type { Deps } from '../../../../platform/deps.ts';
import type { InvestorActor } from '../../../../platform/http/actor.ts';
import { aliveNow } from './alive-now.ts';
import { describeDevice } from './describe-device.ts';
import { type LiveSession, listKeptSessions, listLiveSessions } from './sessions.store.ts';

/** More than a person has; somebody who signs in without end sees the newest. */
const SESSIONS_LISTED_MAX = 50;

/** Where the investor is signed in, the newest use first. Neither tokens nor their hashes leave. */
export async function listSessions(deps: Deps, actor: InvestorActor): Promise<SessionListItem[]> {
  const sessions = await listLiveSessions(deps.db, actor.investorId, aliveNow(deps), SESSIONS_LISTED_MAX);
  return sessions.map((session) => ({
    ...present(session),
    current: session.tokenHash === actor.sessionTokenHash,
  }));
}

/** The same for somebody of the office, none of whose sessions is among them. */
export async function listSessionsOf(
  deps: Deps,
  investorId: string,
): Promise<Omit<SessionListItem, 'current'>[]> {
  const sessions = await listLiveSessions(deps.db, investorId, aliveNow(deps), SESSIONS_LISTED_MAX);
  return sessions.map(present);
}

/** Dead sessions are forgotten after a month: nobody opens more within it. */
const SESSIONS_KEPT_MAX = 2_000;

/** Every session that is kept of the investor, those that ended too, for themselves. */
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
