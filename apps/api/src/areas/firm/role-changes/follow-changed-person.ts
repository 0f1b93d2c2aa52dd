import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { holdRole } from '../staff/find-who-may.ts';
import type { StaffEvents } from '../staff/staff-events.ts';
import { endRoleChangeOf, endRoleChangesBy } from './end-role-changes.ts';

/** What is proposed about somebody's role, and what they proposed of others, ends with a change of them that it does not know. */
export async function followChangedPerson(
  trx: Db,
  deps: Deps,
  { staffId }: StaffEvents['staff-changed'],
): Promise<void> {
  const isThere = (await holdRole(trx, staffId)) !== undefined;
  await endRoleChangeOf(trx, deps, staffId, isThere ? 'person-changed' : 'person-left');
  await endRoleChangesBy(trx, deps, staffId);
}
