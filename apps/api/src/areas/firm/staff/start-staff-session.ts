import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor } from '../../../platform/http/actor.ts';
import type { Origin } from '../../../platform/http/route-request.ts';
import { staffOwner } from '../../people/accounts/credentials/account-owner.ts';
import { rememberOwnPlace } from '../../people/accounts/credentials/guesses.ts';
import { openSession } from '../../people/accounts/sessions/open-session.ts';
import { requireActor } from './find-acting-staff.ts';
import { STAFF_SESSION_MS } from './staff-times.ts';

/** Opens a session of the office for somebody who has proved who they are; returns its access token. Call it last: it audits. */
export async function startStaffSession(
  trx: Db,
  deps: Deps,
  staffId: string,
  origin: Origin,
  provedBy: 'invitation' | 'password' | 'app' | 'recovery-code',
): Promise<string> {
  const owner = staffOwner(staffId);
  const accessToken = await openSession(trx, deps, owner, origin.userAgent, STAFF_SESSION_MS);
  await rememberOwnPlace(trx, deps, owner, origin.ipAddress);
  const person = await requireActor(trx, staffId);
  await appendAudit(trx, deps, deps.clock.now(), {
    actor: nameOfActor(person),
    action: 'staff.session-opened',
    target: `staff:${staffId}`,
    investorId: null,
    detail: { ...auditOfStaff(person), provedBy },
  });
  return accessToken;
}
