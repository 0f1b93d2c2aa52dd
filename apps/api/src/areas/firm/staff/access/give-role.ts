import type { ChangeRoleInput } from '@portal/domain/firm/staff/staff-schemas';
import type { Db } from '../../../../platform/db/tables.ts';
import { endAllSessions, endChallenges } from '../../../people/accounts/staff-credentials.ts';
import { refuseUnknownRepresentative } from '../people/refuse-unknown-representative.ts';
import { changeStaff } from '../people/staff.store.ts';
import { type HeldPerson, keepOneAdministrator } from './change-person.ts';

type NewRole = Pick<ChangeRoleInput, 'role' | 'representativeId'>;

/**
 * Gives a person who is held another role; their sessions end, so that nothing of the old one goes on. Returns what the audit row
 * says. Throws LAST_ADMINISTRATOR, VALIDATION for a representative that there is not.
 */
export async function giveRole(
  trx: Db,
  person: HeldPerson,
  { role, representativeId }: NewRole,
  at: Date,
): Promise<Record<string, unknown>> {
  if (representativeId !== person.representativeId) {
    await refuseUnknownRepresentative(trx, representativeId);
  }
  if (role !== 'administrator') {
    keepOneAdministrator(person);
  }
  await changeStaff(
    trx,
    person.id,
    { role, representative_id: representativeId },
    { isByAdministrator: true },
  );
  await endAllSessions(trx, person.id, at);
  await endChallenges(trx, person.id, at);
  return { fromRole: person.role, toRole: role, representativeId };
}
