import type { SessionListItem } from '@portal/domain/people/account/account.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffSession } from '../../../../platform/http/actor.ts';
import { describeDevice } from '../../../people/accounts/sessions/describe-device.ts';
import { endOtherSessions, listLiveSessions } from '../../../people/accounts/staff-credentials.ts';
import { officeAliveNow } from './office-alive-now.ts';

const SESSIONS_LISTED_MAX = 50;

/** Where the person is signed in to the office, last used first. */
export async function listOwnSessions(deps: Deps, actor: StaffSession): Promise<SessionListItem[]> {
  const sessions = await listLiveSessions(deps.db, actor.staffId, officeAliveNow(deps), SESSIONS_LISTED_MAX);
  return sessions.map(({ id, createdAt, lastSeenAt, userAgent, tokenHash }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    ...describeDevice(userAgent),
    current: tokenHash === actor.sessionTokenHash,
  }));
}

/** Ends the person's sessions everywhere else; returns how many were alive. */
export async function endOwnSessionsElsewhere(deps: Deps, actor: StaffSession): Promise<number> {
  return transact(deps.db, async (trx) => {
    const alive = officeAliveNow(deps);
    const ended = await endOtherSessions(trx, actor.staffId, actor.sessionTokenHash, alive);
    if (ended > 0) {
      await appendAudit(trx, deps, alive.now, {
        actor: nameOfActor(actor),
        action: 'staff.other-sessions-ended',
        target: nameOfActor(actor),
        investorId: null,
        detail: { ...auditOfStaff(actor), ended },
      });
    }
    return ended;
  });
}
