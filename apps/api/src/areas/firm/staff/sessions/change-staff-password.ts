import type { ChangeStaffPasswordInput } from '@portal/domain/firm/staff/staff-schemas';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffSession } from '../../../../platform/http/actor.ts';
import { hashPassword, matchPassword } from '../../../people/accounts/credentials/hash-password.ts';
import { wrongPassword } from '../../../people/accounts/credentials/prove-password.ts';
import { refuseWeakPassword } from '../../../people/accounts/passwords/refuse-weak-password.ts';
import { endChallenges, endOtherSessions } from '../../../people/accounts/staff-credentials.ts';
import { withCode } from '../../../people/accounts/two-factor/with-code.ts';
import { changeStaff, findStaff, holdStaffPassword } from '../people/staff.store.ts';
import { officeAliveNow } from './office-alive-now.ts';

/**
 * Changes the person's own password and ends all their other sessions. Throws VALIDATION for a wrong password, a wrong
 * or used code, or a new password that is easy to guess.
 */
export async function changeStaffPassword(
  deps: Deps,
  actor: StaffSession,
  { currentPassword, newPassword, code }: ChangeStaffPasswordInput,
): Promise<void> {
  const person = await findStaff(deps.db, actor.staffId);
  const oldHash = person?.passwordHash ?? null;
  if (
    person === undefined ||
    oldHash === null ||
    (await matchPassword(oldHash, currentPassword)) === 'none'
  ) {
    throw wrongPassword('currentPassword');
  }
  await refuseWeakPassword('newPassword', newPassword, person);
  const passwordHash = await hashPassword(newPassword);
  await withCode(deps, actor.staffId, code, async (trx) => {
    if (!(await holdStaffPassword(trx, person.id, oldHash))) {
      throw wrongPassword('currentPassword');
    }
    const alive = officeAliveNow(deps);
    await changeStaff(trx, person.id, { password_hash: passwordHash }, { isByAdministrator: false });
    await endChallenges(trx, person.id, alive.now);
    await endOtherSessions(trx, person.id, actor.sessionTokenHash, alive);
    await appendAudit(trx, deps, alive.now, {
      actor: nameOfActor(actor),
      action: 'staff.password-changed',
      target: nameOfActor(actor),
      investorId: null,
      detail: auditOfStaff(actor),
    });
  });
}
