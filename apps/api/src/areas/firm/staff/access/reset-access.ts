import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import {
  endAllSessions,
  endChallenges,
  removeTwoFactor,
} from '../../../people/accounts/staff-credentials.ts';
import { issueInvitation } from '../invitations/invite-staff.ts';
import { changeStaff } from '../people/staff.store.ts';
import { changePerson, keepOneAdministrator } from './change-person.ts';

/**
 * Lets a person start over with a mailed link: after losing the password or the device, after the invitation expired,
 * or when they return after their access ended. The old password, second factor and sessions are gone. Throws
 * OWN_ACCESS, NOT_FOUND, CHANGED_MEANWHILE, LAST_ADMINISTRATOR.
 */
export async function resetAccess(
  deps: Deps,
  by: StaffActor,
  staffId: string,
  version: number,
): Promise<void> {
  await changePerson(
    deps,
    by,
    { staffId, version, action: 'staff.access-reset' },
    async (trx, person, at) => {
      keepOneAdministrator(person);
      await changeStaff(trx, staffId, { password_hash: null, ended_at: null }, { isByAdministrator: true });
      await removeTwoFactor(trx, staffId);
      await endAllSessions(trx, staffId, at);
      await endChallenges(trx, staffId, at);
      const invitationToken = await issueInvitation(trx, deps, staffId);
      await requestMail(trx, deps, {
        template: person.joinedAt === null ? 'staff-invited' : 'staff-reset',
        investorId: null,
        address: person.email,
        language: person.language,
        invitationToken,
      });
      return { wasEnded: person.endedAt !== null };
    },
  );
}
