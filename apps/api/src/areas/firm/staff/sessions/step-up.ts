import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffSession } from '../../../../platform/http/actor.ts';
import { STEP_UP_MS } from '../../../../platform/http/routing/require-permission.ts';
import { withCode } from '../../../people/accounts/two-factor/with-code.ts';
import { noteStepUp } from './staff-sessions.store.ts';

/**
 * Records that the person has proved again who they are; returns until when that holds. Throws VALIDATION for a wrong
 * or used code, RATE_LIMITED.
 */
export async function stepUp(deps: Deps, actor: StaffSession, typed: string): Promise<Date> {
  const at = deps.clock.now();
  await withCode(deps, actor.staffId, typed, async (trx, provedBy) => {
    await noteStepUp(trx, actor.sessionTokenHash, at);
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(actor),
      action: 'staff.stepped-up',
      target: nameOfActor(actor),
      investorId: null,
      detail: { ...auditOfStaff(actor), provedBy },
    });
  });
  return new Date(at.getTime() + STEP_UP_MS);
}
