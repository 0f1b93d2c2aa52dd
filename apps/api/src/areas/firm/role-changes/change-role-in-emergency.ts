import type { ChangeRoleInput } from '@portal/domain/firm/staff/staff-schemas';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { changePerson } from '../staff/access/change-person.ts';
import { giveRoles } from '../staff/access/give-role.ts';
import { recordAdmission } from '../staff/admissions/record-admission.ts';
import { declareEmergency } from '../staff/emergencies/declare-emergency.ts';
import { refuseSameRoles, roleTarget } from './role-payload.ts';

/**
 * Lets one person give another other roles at once, with a reason: for emergencies, at the command line. Proposals about
 * them end. Throws OWN_ACCESS, NOT_FOUND, CHANGED_MEANWHILE, LAST_ADMINISTRATOR, and VALIDATION for an unknown
 * representative or the roles they already have.
 */
export async function changeRoleInEmergency(
  deps: Deps,
  by: StaffActor,
  staffId: string,
  { version, reason, ...to }: ChangeRoleInput & { reason: string },
): Promise<void> {
  const change = { staffId, version, action: 'staff.role-changed-in-emergency' } as const;
  await changePerson(deps, by, change, async (trx, person, at) => {
    refuseSameRoles(person, to);
    await declareEmergency(trx, deps, by, { kind: 'change-role', target: roleTarget(staffId), reason });
    const given = await giveRoles(trx, person, to, at);
    const alone = { proposerId: by.staffId, approverId: null, proposalId: null } as const;
    await recordAdmission(trx, deps, { ...alone, staffId, kind: 'role-given', roles: to.roles, at });
    return { ...given, reason };
  });
}
