import type { ApproveAdmissionInput } from '@portal/domain/firm/admissions/office-admissions.wire';
import type { RoleStaleReason } from '@portal/domain/firm/proposals/proposal-kinds';
import { announce } from '../../../platform/announce.ts';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { approveProposal } from '../proposals/approve-proposal.ts';
import { type Ended, endOnRecord } from '../proposals/end-on-record.ts';
import type { Proposal } from '../proposals/find-proposals.ts';
import { mayChangeRoles } from '../role-changes/follow-changed-person.ts';
import { changedSince, roleTarget } from '../role-changes/role-payload.ts';
import { holdAdministrators, holdPerson } from '../staff/access/change-person.ts';
import { mailStartOver, startOver } from '../staff/access/reset-access.ts';
import { recordAdmission } from '../staff/admissions/record-admission.ts';
import { inviteStaff } from '../staff/invitations/invite-staff.ts';
import { findPerson, findPersonByEmail, type Staff } from '../staff/people/find-person.ts';
import { type AdmissionPayload, readAdmissionPayload } from './admission-payload.ts';

type Admitting = { by: StaffActor; proposal: Proposal; payload: AdmissionPayload };

/**
 * Approves that somebody comes in or starts over, as it was seen: their link is mailed. If the person, their address or
 * the maker has changed since, the proposal ends, and CHANGED_MEANWHILE is thrown after the commit. Throws NOT_FOUND,
 * PROPOSAL_OVER, NOT_PERMITTED, LET_IN_BY_ONE, and OWN_WORK for the maker and for the person themselves.
 */
export async function approveAdmission(
  deps: Deps,
  by: StaffActor,
  staffId: string,
  { proposalId, hash }: ApproveAdmissionInput,
): Promise<void> {
  const approval = { proposalId, hash, target: roleTarget(staffId) };
  const stale = await transact(deps.db, async (trx) => {
    // Administrators and the person before the proposal, in the order in which every change of a person locks them.
    await ((await findPerson(trx, staffId)) === undefined
      ? holdAdministrators(trx, by)
      : holdPerson(trx, by, staffId));
    const found: { stale: RoleStaleReason | null } = { stale: null };
    await approveProposal(trx, deps, by, approval, async (proposal) => {
      if (proposal.kind !== 'admit-person') {
        throw new AppError('NOT_FOUND');
      }
      const payload = readAdmissionPayload(proposal.payload);
      found.stale = await changedMeanwhile(trx, proposal, payload);
      if (found.stale === null) {
        await admit(trx, deps, { by, proposal, payload });
      }
      return found.stale ?? true;
    });
    if (found.stale !== null) {
      await record(trx, deps, by, staffId, 'staff.admission-ended', { proposalId, because: found.stale });
    }
    return found.stale;
  });
  if (stale !== null) {
    throw new AppError('CHANGED_MEANWHILE');
  }
}

async function changedMeanwhile(
  trx: Db,
  { makerId }: Proposal,
  payload: AdmissionPayload,
): Promise<RoleStaleReason | null> {
  const mayMaker = await mayChangeRoles(trx, makerId);
  if (payload.way === 'invited') {
    const isTaken = (await findPersonByEmail(trx, payload.email)) !== undefined;
    return isTaken ? 'person-changed' : mayMaker ? null : 'maker-left';
  }
  const person = await findPerson(trx, payload.staffId);
  const isEnded = person?.endedAt !== null;
  if (person === undefined || isEnded !== (payload.way === 'restored')) {
    return 'person-changed';
  }
  // Whose access ended is who is to come back, so that is no change here.
  return changedSince(payload, { ...person, endedAt: null }, { mayMaker, isRepresentativeThere: true });
}

async function admit(trx: Db, deps: Deps, { by, proposal, payload }: Admitting): Promise<void> {
  const { way, staffId, roles } = payload;
  const { id: proposalId, makerId: proposerId, makerName: proposedBy } = proposal;
  const letIn = { kind: way, proposerId, approverId: by.staffId, proposalId } as const;
  if (way === 'invited') {
    await inviteStaff(trx, deps, staffId, { ...payload, roles: [...roles] }, letIn);
  } else {
    const at = deps.clock.now();
    const token = await startOver(trx, staffId, {}, at);
    await recordAdmission(trx, deps, { ...letIn, staffId, roles, at });
    await mailStartOver(trx, deps, await requirePerson(trx, staffId), token);
    await announce(trx, deps, 'role-given', { staffId });
  }
  await record(trx, deps, by, staffId, 'staff.admitted', { way, toRoles: roles, proposalId, proposedBy });
}

async function requirePerson(trx: Db, staffId: string): Promise<Staff> {
  const person = await findPerson(trx, staffId);
  if (person === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return person;
}

async function record(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  staffId: string,
  action: 'staff.admitted' | 'staff.admission-ended',
  detail: Record<string, unknown>,
): Promise<void> {
  await appendAudit(trx, deps, deps.clock.now(), {
    actor: nameOfActor(by),
    action,
    target: roleTarget(staffId),
    investorId: null,
    detail: { ...auditOfStaff(by), ...detail },
  });
}

/** Withdraws or returns a proposed admission. Throws like `endOnRecord`. */
export async function endAdmission(deps: Deps, by: StaffActor, staffId: string, ended: Ended): Promise<void> {
  const auditActions = { returned: 'staff.admission-returned', withdrawn: 'staff.admission-withdrawn' };
  await endOnRecord(deps, by, { kind: 'admit-person', target: roleTarget(staffId), ended, auditActions });
}
