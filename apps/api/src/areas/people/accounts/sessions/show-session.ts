import type { SessionTimes } from '@portal/domain/people/account/account.wire';
import type { Deps } from '../../../../platform/deps.ts';
import type { InvestorActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { aliveNow, idleMs } from './alive-now.ts';
import { findLiveSession } from './sessions.store.ts';

/**
 * When this session ends by itself, so that the page can warn beforehand. Use is recorded once a minute, so the idle
 * end may be up to a minute early, never late. Throws UNAUTHENTICATED if it has ended meanwhile.
 */
export async function showSession(deps: Deps, actor: InvestorActor): Promise<SessionTimes> {
  const session = await findLiveSession(deps.db, actor.sessionTokenHash, aliveNow(deps));
  if (session === undefined) {
    throw new AppError('UNAUTHENTICATED');
  }
  const idleEnd = Math.min(session.lastSeenAt.getTime() + idleMs(deps), session.expiresAt.getTime());
  return { idleEndsAt: new Date(idleEnd).toISOString(), endsAt: session.expiresAt.toISOString() };
}
