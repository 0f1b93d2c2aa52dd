import type { RoleStaleReason } from '@portal/domain/firm/proposals/proposal-kinds';
import type { ApproveRoleInput } from '@portal/domain/firm/role-changes/office-role-changes.wire';
import { announce } from '../../../platform/announce.ts';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findRepresentative } from '../../people/representatives/find-representatives.ts';
import { approveProposal } from '../proposals/approve-proposal.ts';
import { type Ended, endOnRecord } from '../proposals/end-on-record.ts';
import type { Proposal } from '../proposals/find-proposals.ts';
import { type HeldPerson, holdPerson } from '../staff/access/change-person.ts';
import { giveRoles } from '../staff/access/give-role.ts';
import { recordAdmission } from '../staff/admissions/record-admission.ts';
import { endRoleChangesBy, mayChangeRoles } from './follow-changed-person.ts';
import { changedSince, type RolePayload, readRolePayload, roleTarget } from './role-payload.ts';

/**
 * Approves a role change that somebody else proposed, as it was seen, and applies it; the person's sessions end. If the
 * person or the maker has changed since, the proposal ends, and CHANGED_MEANWHILE is thrown after the commit. Throws
 * NOT_FOUND, PROPOSAL_OVER, NOT_PERMITTED, LAST_ADMINISTRATOR, and OWN_WORK for the maker and for the person whose roles
 * they are.
 */
export async function approveRoleChange(
  deps: Deps,
  by: StaffActor,
  staffId: string,
  { proposalId, hash }: ApproveRoleInput,
): Promise<void> {
  const approval = { proposalId, hash, target: roleTarget(staffId) };
  const stale = await transact(deps.db, async (trx) => {
    // Lock administrators and the person before the proposal, in the order in which every change of a person does.
    const person = await holdPerson(trx, by, staffId);
    const found: { stale: RoleStaleReason | null } = { stale: null };
    await approveProposal(trx, deps, by, approval, async (proposal) => {
      found.stale = await apply(trx, deps, by, person, proposal);
      return found.stale ?? true;
    });
    if (found.stale !== null) {
      await record(trx, deps, by, staffId, 'staff.role-change-ended', { proposalId, because: found.stale });
    }
    return found.stale;
  });
  if (stale !== null) {
    throw new AppError('CHANGED_MEANWHILE');
  }
}

async function apply(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  person: HeldPerson,
  { id: proposalId, kind, payload, makerId, makerName }: Proposal,
): Promise<RoleStaleReason | null> {
  if (kind !== 'change-role') {
    throw new AppError('NOT_FOUND');
  }
  const proposed = readRolePayload(payload);
  const changed = changedSince(proposed, person, {
    mayMaker: await mayChangeRoles(trx, makerId),
    isRepresentativeThere: await isRepresentativeThere(trx, proposed),
  });
  if (changed !== null) {
    return changed;
  }
  const { representativeId } = proposed;
  const roles = [...proposed.toRoles];
  const detail = await giveRoles(trx, person, { roles, representativeId }, deps.clock.now());
  await recordAdmission(trx, deps, {
    staffId: person.id,
    kind: 'role-given',
    roles,
    proposerId: makerId,
    approverId: by.staffId,
    proposalId,
    at: deps.clock.now(),
  });
  await endRoleChangesBy(trx, deps, person.id);
  await announce(trx, deps, 'role-given', { staffId: person.id });
  await record(trx, deps, by, person.id, 'staff.role-changed', {
    ...detail,
    proposalId,
    proposedBy: makerName,
  });
  return null;
}

async function isRepresentativeThere(trx: Db, { representativeId }: RolePayload): Promise<boolean> {
  return representativeId === null || (await findRepresentative(trx, representativeId))?.isActive === true;
}

async function record(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  staffId: string,
  action: 'staff.role-changed' | 'staff.role-change-ended',
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

/** Withdraws or returns a proposed role change. Throws like `endOnRecord`. */
export async function endRoleChange(
  deps: Deps,
  by: StaffActor,
  staffId: string,
  ended: Ended,
): Promise<void> {
  const auditActions = { returned: 'staff.role-change-returned', withdrawn: 'staff.role-change-withdrawn' };
  await endOnRecord(deps, by, { kind: 'change-role', target: roleTarget(staffId), ended, auditActions });
}
