import { decides } from '@portal/domain/firm/proposals/proposal-kinds';
import type { InviteStaffInput } from '@portal/domain/firm/staff/staff-schemas';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findLastProposalsOf } from '../proposals/find-proposals.ts';
import { propose } from '../proposals/propose.ts';
import { roleTarget } from '../role-changes/role-payload.ts';
import { holdAdministrators } from '../staff/access/change-person.ts';
import { inviteStaff } from '../staff/invitations/invite-staff.ts';
import { findPersonByEmail } from '../staff/people/find-person.ts';
import { refuseUnknownRepresentative } from '../staff/people/refuse-unknown-representative.ts';
import { readAdmissionPayload, writeAdmissionPayload } from './admission-payload.ts';

/**
 * Invites somebody to the office. A representative gets their link at once; into roles of which one decides, nobody comes
 * before another administrator approves it. Returns the person's id, and whether it waits. Throws STAFF_EMAIL_TAKEN,
 * PROPOSAL_OPEN, NOBODY_TO_APPROVE, NOT_PERMITTED, and VALIDATION for an unknown representative.
 */
export async function invitePerson(
  deps: Deps,
  by: StaffActor,
  input: InviteStaffInput,
): Promise<{ id: string; waits: boolean }> {
  const id = deps.newId();
  const waits = decides(input.roles);
  await transact(deps.db, async (trx) => {
    await holdAdministrators(trx, by);
    await refuseUnknownRepresentative(trx, input.representativeId);
    const proposalId = waits ? await proposeInvitation(trx, deps, by, id, input) : undefined;
    if (!waits) {
      const alone = { kind: 'invited', proposerId: by.staffId, approverId: null, proposalId: null } as const;
      await inviteStaff(trx, deps, id, input, alone);
    }
    const { roles: toRoles, representativeId, email } = input;
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(by),
      action: waits ? 'staff.admission-proposed' : 'staff.invited',
      target: roleTarget(id),
      investorId: null,
      detail: {
        ...auditOfStaff(by),
        toRoles,
        representativeId,
        ...(waits ? { proposalId, way: 'invited', email } : {}),
      },
    });
  });
  return { id, waits };
}

async function proposeInvitation(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  staffId: string,
  input: InviteStaffInput,
): Promise<string> {
  if ((await findPersonByEmail(trx, input.email)) !== undefined) {
    throw new AppError('STAFF_EMAIL_TAKEN', { fields: [{ path: 'email', key: 'errors.staffEmailTaken' }] });
  }
  const open = (await findLastProposalsOf(trx, 'admit-person')).filter(({ state }) => state === 'submitted');
  if (open.some(({ payload }) => readAdmissionPayload(payload).email === input.email)) {
    throw new AppError('PROPOSAL_OPEN');
  }
  const payload = writeAdmissionPayload({ ...input, way: 'invited', staffId, version: 0 });
  const target = roleTarget(staffId);
  return propose(trx, deps, by, { kind: 'admit-person', target, targetVersion: 0, payload, preparers: [] });
}
