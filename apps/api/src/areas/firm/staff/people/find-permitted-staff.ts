import { rolesThatMay, type StaffAction, scopeOf } from '@portal/domain/firm/staff/permissions';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Db } from '../../../../platform/db/tables.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { findActiveOfRoles, holdActiveRoles } from './staff.store.ts';

export { holdActiveRoles as holdRoles } from './staff.store.ts';

/** Everybody who can sign in and may do this for all clients, by name. */
export async function findPermittedStaff(
  db: Db,
  action: StaffAction,
): Promise<{ id: string; name: string; email: string; language: Language }[]> {
  const people = await findActiveOfRoles(db, rolesThatMay(action));
  return people.map(({ firstName, lastName, ...person }) => ({
    ...person,
    name: `${firstName} ${lastName}`,
  }));
}

/**
 * Throws NOT_PERMITTED unless the person may still do this: they may have been demoted, or lost their access, since the
 * call came in. Their roles are locked until the transaction ends.
 */
export async function requireStillPermitted(trx: Db, by: StaffActor, action: StaffAction): Promise<void> {
  if (scopeOf(await holdActiveRoles(trx, by.staffId), action) !== 'all') {
    throw new AppError('NOT_PERMITTED');
  }
}
