import type { ChangeRoleInput } from '@portal/domain/office/staff-schemas';
import type { Deps } from '../../platform/deps.ts';
import type { StaffActor } from '../../platform/http/actor.ts';
import { endAllSessions, endChallenges } from '../accounts/staff-credentials.ts';
import { changePerson, keepOneAdministrator } from './change-person.ts';
import { refuseUnknownRepresentative } from './refuse-unknown-representative.ts';
import { changeStaff } from './staff.store.ts';

/**
 * Gives a person another role; their sessions end, so that nothing of the old one goes on. Throws OWN_ACCESS, NOT_FOUND,
 * CHANGED_MEANWHILE, LAST_ADMINISTRATOR, VALIDATION for a representative that there is not.
 */
export async function changeRole(
  deps: Deps,
  by: StaffActor,
  staffId: string,
  { role, representativeId, version }: ChangeRoleInput,
): Promise<void> {
  await changePerson(
    deps,
    by,
    { staffId, version, action: 'staff.role-changed' },
    async (trx, person, at) => {
      if (representativeId !== person.representativeId) {
        await refuseUnknownRepresentative(trx, representativeId);
      }
      if (role !== 'administrator') {
        keepOneAdministrator(person);
      }
      const change = { role, representative_id: representativeId };
      await changeStaff(trx, staffId, change, { isByAdministrator: true });
      await endAllSessions(trx, staffId, at);
      await endChallenges(trx, staffId, at);
      return { fromRole: person.role, toRole: role, representativeId };
    },
  );
}
