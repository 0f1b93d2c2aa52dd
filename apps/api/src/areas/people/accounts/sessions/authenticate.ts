import { hashToken } from '../../../../platform/crypto/new-token.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { InvestorActor } from '../../../../platform/http/actor.ts';
import { aliveNow, idleMs } from './alive-now.ts';
import { findLiveSession, touchSession } from './sessions.store.ts';

/**
 * How stale `last_seen_at` may get: one write per minute instead of one per request, or a tenth of a short idle time.
 */
const TOUCH_AFTER_MS_MAX = 60_000;
const TOUCHES_AN_IDLE_TIME = 10;

/**
 * Who holds this access token; null if the session is unknown, ended, idle too long or past its absolute end.
 * `isActivity` restarts the idle time, because the person did something.
 */
export async function authenticate(
  deps: Deps,
  accessToken: string,
  isActivity: boolean,
): Promise<InvestorActor | null> {
  const alive = aliveNow(deps);
  const tokenHash = hashToken(accessToken);
  const session = await findLiveSession(deps.db, tokenHash, alive);
  if (session === undefined) {
    return null;
  }
  const unseenMs = alive.now.getTime() - session.lastSeenAt.getTime();
  if (isActivity && unseenMs > Math.min(TOUCH_AFTER_MS_MAX, idleMs(deps) / TOUCHES_AN_IDLE_TIME)) {
    await touchSession(deps.db, tokenHash, alive.now);
  }
  return { kind: 'investor', investorId: session.investorId, sessionTokenHash: tokenHash };
}
