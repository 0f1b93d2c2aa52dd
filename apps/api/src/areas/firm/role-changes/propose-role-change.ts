import type { ChangeRoleInput } from '@portal/domain/firm/staff/staff-schemas';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { propose } from '../proposals/propose.ts';
import { holdPerson } from '../staff/access/change-person.ts';
import { refuseUnknownRepresentative } from '../staff/people/refuse-unknown-representative.ts';
import { refuseSameRoles, roleTarget, writeRolePayload } from './role-payload.ts';

/**
 * Proposes other roles for a person; nothing changes until another administrator, not the person, approves it. Throws
 * OWN_ACCESS, NOT_FOUND, NOT_PERMITTED, CHANGED_MEANWHILE, PROPOSAL_OPEN, NOBODY_TO_APPROVE, and VALIDATION for the
 * roles they already have or an unknown representative.
 */
export async function proposeRoleChange(
  deps: Deps,
  by: StaffActor,
  staffId: string,
  { roles: toRoles, representativeId, version }: ChangeRoleInput,
): Promise<void> {
  if (staffId === by.staffId) {
    throw new AppError('OWN_ACCESS');
  }
  await transact(deps.db, async (trx) => {
    const person = await holdPerson(trx, by, staffId);
    // Access that has ended resumes with its old roles, so there are no others to propose.
    if (person.version !== version || person.endedAt !== null) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    refuseSameRoles(person, { roles: toRoles, representativeId });
    await refuseUnknownRepresentative(trx, representativeId);
    const payload = writeRolePayload({
      staffId,
      fromRoles: person.roles,
      toRoles,
      representativeId,
      version,
    });
    const proposalId = await propose(trx, deps, by, {
      kind: 'change-role',
      target: roleTarget(staffId),
      targetVersion: version,
      payload,
      // Nobody approves their own roles.
      preparers: [staffId],
    });
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(by),
      action: 'staff.role-change-proposed',
      target: roleTarget(staffId),
      investorId: null,
      detail: { ...auditOfStaff(by), proposalId, fromRoles: person.roles, toRoles, representativeId },
    });
  });
}
