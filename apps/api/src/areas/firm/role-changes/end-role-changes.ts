import type { RoleStaleReason } from '@portal/domain/firm/proposals/proposal-kinds';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endStaleProposals } from '../proposals/end-proposal.ts';
import { findOpenProposalsBy } from '../proposals/find-proposals.ts';
import { mayChangeRoles } from './may-change-roles.ts';
import { roleTarget } from './role-payload.ts';

/** What is proposed about a person's role ends with what changed of them. */
export async function endRoleChangeOf(
  trx: Db,
  deps: Deps,
  staffId: string,
  because: RoleStaleReason,
): Promise<void> {
  await endAll(trx, deps, [roleTarget(staffId)], because);
}

/** What somebody proposed who may not change roles any more ends with that. */
export async function endRoleChangesBy(trx: Db, deps: Deps, makerId: string): Promise<void> {
  if (!(await mayChangeRoles(trx, makerId))) {
    const made = await findOpenProposalsBy(trx, makerId, 'change-role');
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
  for (const { id: proposalId, target } of await endStaleProposals(trx, deps, targets, because)) {
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: 'system',
      action: 'staff.role-change-ended',
      target,
      investorId: null,
      detail: { proposalId, because },
    });
  }
}
