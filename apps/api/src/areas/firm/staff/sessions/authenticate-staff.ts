import { hashToken } from '../../../../platform/crypto/new-token.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffSession } from '../../../../platform/http/actor.ts';
import { touchSession } from '../../../people/accounts/staff-credentials.ts';
import { officeAliveNow } from './office-alive-now.ts';
import { findOfficeSession } from './staff-sessions.store.ts';

/** How stale `last_seen_at` may get: one write per minute instead of one per request. */
const TOUCH_AFTER_MS = 60_000;

/**
 * The staff member who holds this token; null if the session is unknown, ended, idle for a quarter of an hour or past
 * its end, or if the person's access has ended. An investor's token is unknown here.
 */
export async function authenticateStaff(
  deps: Deps,
  accessToken: string,
  isActivity: boolean,
): Promise<StaffSession | null> {
  const alive = officeAliveNow(deps);
  const sessionTokenHash = hashToken(accessToken);
  const session = await findOfficeSession(deps.db, sessionTokenHash, alive);
  if (session === undefined) {
    return null;
  }
  if (isActivity && alive.now.getTime() - session.lastSeenAt.getTime() > TOUCH_AFTER_MS) {
    await touchSession(deps.db, sessionTokenHash, alive.now);
  }
  const { staffId, firstName, lastName, roles, representativeId, isEnrolled, steppedUpAt } = session;
  return {
    kind: 'staff',
    staffId,
    name: `${firstName} ${lastName}`,
    roles,
    representativeId,
    via: 'office',
    sessionTokenHash,
    isEnrolled,
    steppedUpAt,
  };
}
