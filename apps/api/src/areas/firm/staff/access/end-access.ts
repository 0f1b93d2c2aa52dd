import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import {
  endAllSessions,
  endChallenges,
  removeTwoFactor,
} from '../../../people/accounts/staff-credentials.ts';
import { endInvitations } from '../invitations/staff-invitations.store.ts';
import { changeStaff } from '../people/staff.store.ts';
import { changePerson, keepOneAdministrator } from './change-person.ts';

/**
 * Ends a person's access at once; what they did stays under their name. Throws OWN_ACCESS, NOT_FOUND,
 * CHANGED_MEANWHILE, LAST_ADMINISTRATOR.
 */
export async function endAccess(deps: Deps, by: StaffActor, staffId: string, version: number): Promise<void> {
  await changePerson(
    deps,
    by,
    { staffId, version, action: 'staff.access-ended' },
    async (trx, person, at) => {
      keepOneAdministrator(person);
      // The password stays, only to tell whoever knows it that their access ended; letting them in again removes it.
      await changeStaff(trx, staffId, { ended_at: at }, { isByAdministrator: true });
      await removeTwoFactor(trx, staffId);
      await endInvitations(trx, staffId, at);
      await endAllSessions(trx, staffId, at);
      await endChallenges(trx, staffId, at);
      return { ofRoles: person.roles };
    },
  );
}
