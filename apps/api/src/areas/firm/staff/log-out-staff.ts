import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffSession } from '../../../platform/http/actor.ts';
import { endSession } from '../../people/accounts/staff-credentials.ts';

/** Ends this session of the office at once. */
export async function logOutStaff(deps: Deps, actor: StaffSession): Promise<void> {
  await transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    await endSession(trx, actor.sessionTokenHash, at);
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(actor),
      action: 'staff.session-ended',
      target: nameOfActor(actor),
      investorId: null,
      detail: auditOfStaff(actor),
    });
  });
}
