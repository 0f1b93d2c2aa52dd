import { hashToken } from '../../crypto/tokens.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/route-request.ts';
import { findLiveSession, touchSession } from './sessions.store.ts';

const MINUTE_MS = 60_000;
/** How stale `last_seen_at` may be: one write a minute instead of one a request, or a tenth of a short idle time. */
const TOUCH_AFTER_MS_MAX = MINUTE_MS;
const TOUCHES_AN_IDLE_TIME = 10;

/** Who holds this access token; null when the session is unknown, ended, idle too long or past its absolute end. */
export async function authenticate(deps: Deps, accessToken: string): Promise<Actor | null> {
  const now = deps.clock.now();
  const tokenHash = hashToken(accessToken);
  const idleMs = deps.config.sessionIdleMinutes * MINUTE_MS;
  const idleSince = new Date(now.getTime() - idleMs);
  const session = await findLiveSession(deps.db, tokenHash, now, idleSince);
  if (session === undefined) {
    return null;
  }
  if (
    now.getTime() - session.lastSeenAt.getTime() >
    Math.min(TOUCH_AFTER_MS_MAX, idleMs / TOUCHES_AN_IDLE_TIME)
  ) {
    await touchSession(deps.db, tokenHash, now);
  }
  return { investorId: session.investorId, sessionTokenHash: tokenHash };
}
