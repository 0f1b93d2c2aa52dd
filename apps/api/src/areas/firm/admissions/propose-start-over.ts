import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { propose } from '../proposals/propose.ts';
import { roleTarget } from '../role-changes/role-payload.ts';
import { holdPerson, keepOneAdministrator } from '../staff/access/change-person.ts';
import { sendNewLink } from '../staff/access/reset-access.ts';
import { findPerson } from '../staff/people/find-person.ts';
import { writeAdmissionPayload } from './admission-payload.ts';

/**
 * Asks that a person start over with a mailed link: after losing the password or the device, or when they return after
 * their access ended. Nothing changes until another administrator approves. Somebody who was let in and has not come in
 * yet gets their new link at once. Answers whether it waits. Throws OWN_ACCESS, NOT_FOUND, NOT_PERMITTED,
 * CHANGED_MEANWHILE, LAST_ADMINISTRATOR, PROPOSAL_OPEN, NOBODY_TO_APPROVE.
 */
export async function proposeStartOver(
  deps: Deps,
  by: StaffActor,
  staffId: string,
  version: number,
): Promise<{ id: string; waits: boolean }> {
  if (staffId === by.staffId) {
    throw new AppError('OWN_ACCESS');
  }
  const known = await findPerson(deps.db, staffId);
  if (known !== undefined && known.joinedAt === null && known.endedAt === null) {
    await sendNewLink(deps, by, staffId, version);
    return { id: staffId, waits: false };
  }
  await transact(deps.db, async (trx) => {
    const person = await holdPerson(trx, by, staffId);
    if (person.version !== version) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    keepOneAdministrator(person);
    const { email, firstName, lastName, language, roles, representativeId } = person;
    const way = person.endedAt === null ? 'reset' : 'restored';
    const facts = { email, firstName, lastName, language, roles, representativeId };
    const payload = writeAdmissionPayload({ ...facts, way, staffId, version });
    const proposalId = await propose(trx, deps, by, {
      kind: 'admit-person',
      target: roleTarget(staffId),
      targetVersion: version,
      payload,
      // Nobody approves that they themselves begin anew.
      preparers: [staffId],
    });
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(by),
      action: 'staff.admission-proposed',
      target: roleTarget(staffId),
      investorId: null,
      detail: { ...auditOfStaff(by), proposalId, way, toRoles: roles },
    });
  });
  return { id: staffId, waits: true };
}
