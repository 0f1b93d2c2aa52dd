import type { ChangeRoleInput } from '@portal/domain/firm/staff/staff-schemas';
import type { Db } from '../../../../platform/db/tables.ts';
import { endAllSessions, endChallenges } from '../../../people/accounts/staff-credentials.ts';
import { refuseUnknownRepresentative } from '../people/refuse-unknown-representative.ts';
import { changeStaff } from '../people/staff.store.ts';
import { type HeldPerson, keepOneAdministrator } from './change-person.ts';

type NewRoles = Pick<ChangeRoleInput, 'roles' | 'representativeId'>;

/**
 * Gives a locked person other roles and ends their sessions, so that nothing goes on under the old ones. Returns the
 * detail of the audit row. Throws LAST_ADMINISTRATOR, and VALIDATION for an unknown representative.
 */
export async function giveRoles(
  trx: Db,
  person: HeldPerson,
  { roles, representativeId }: NewRoles,
  at: Date,
): Promise<Record<string, unknown>> {
  if (representativeId !== person.representativeId) {
    await refuseUnknownRepresentative(trx, representativeId);
  }
  if (!roles.includes('administrator')) {
    keepOneAdministrator(person);
  }
  await changeStaff(
    trx,
    person.id,
    { roles, representative_id: representativeId },
    { isByAdministrator: true },
  );
  await endAllSessions(trx, person.id, at);
  await endChallenges(trx, person.id, at);
  return { fromRoles: person.roles, toRoles: roles, representativeId };
}
