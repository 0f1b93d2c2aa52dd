import type { RoleStaleReason } from '@portal/domain/firm/proposals/proposal-kinds';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endProposals } from '../proposals/end-proposal.ts';
import { findOpenProposalsBy } from '../proposals/find-proposals.ts';
import { holdRoles } from '../staff/people/find-permitted-staff.ts';
import type { StaffEvents } from '../staff/staff-events.ts';
import { roleTarget } from './role-payload.ts';

/**
 * When a person changes, ends open proposals about their roles and, if they may no longer change roles, those they made.
 */
export async function followChangedPerson(
  trx: Db,
  deps: Deps,
  { staffId }: StaffEvents['staff-changed'],
): Promise<void> {
  const isThere = (await holdRoles(trx, staffId)).length > 0;
  await endRoleChangeOf(trx, deps, staffId, isThere ? 'person-changed' : 'person-left');
  await endRoleChangesBy(trx, deps, staffId);
}

/** Ends the open proposal about a person's roles. */
async function endRoleChangeOf(
  trx: Db,
  deps: Deps,
  staffId: string,
  because: RoleStaleReason,
): Promise<void> {
  await endAll(trx, deps, [roleTarget(staffId)], because);
}

/** Ends what somebody proposed, if they may no longer change roles. */
export async function endRoleChangesBy(trx: Db, deps: Deps, makerId: string): Promise<void> {
  if (!(await mayChangeRoles(trx, makerId))) {
    const made = [
      ...(await findOpenProposalsBy(trx, makerId, 'change-role')),
      ...(await findOpenProposalsBy(trx, makerId, 'admit-person')),
    ];
    await endAll(
      trx,
      deps,
      made.map(({ target }) => target),
      'maker-left',
    );
  }
}

async function endAll(
  trx: Db,
  deps: Deps,
  targets: readonly string[],
  because: RoleStaleReason,
): Promise<void> {
  if (targets.length === 0) {
    return;
  }
  for (const { id: proposalId, target, kind } of await endProposals(trx, deps, targets, because)) {
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: 'system',
      action: kind === 'admit-person' ? 'staff.admission-ended' : 'staff.role-change-ended',
      target,
      investorId: null,
      detail: { proposalId, because },
    });
  }
}

/** True if the person may propose and approve role changes now; their roles are locked until the transaction ends. */
export async function mayChangeRoles(trx: Db, staffId: string): Promise<boolean> {
  return scopeOf(await holdRoles(trx, staffId), 'people.change-role') === 'all';
}
