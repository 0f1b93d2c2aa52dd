import type { ReturnProposalInput, WithdrawProposalInput } from '@portal/domain/wire/office-money-proposals';
import { appendAudit } from '../../platform/audit/audit.store.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../platform/http/actor.ts';
import { returnProposal, withdrawProposal } from '../proposals/end-proposal.ts';
import { roleTarget } from './role-payload.ts';

/**
 * Ends a proposed change of a role: with a reason, somebody else's goes back to them; without one, the person withdraws their own.
 * Throws NOT_FOUND, PROPOSAL_OVER, NOT_PERMITTED, WORK_OF_ANOTHER for withdrawing another's, and OWN_WORK for returning one's own
 * or one about oneself.
 */
export async function endRoleChange(
  deps: Deps,
  by: StaffActor,
  staffId: string,
  ended: WithdrawProposalInput | ReturnProposalInput,
): Promise<void> {
  const target = roleTarget(staffId);
  await transact(deps.db, async (trx) => {
    await ('reason' in ended
      ? returnProposal(trx, deps, by, { ...ended, target })
      : withdrawProposal(trx, deps, by, { ...ended, target }));
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(by),
      action: 'reason' in ended ? 'staff.role-change-returned' : 'staff.role-change-withdrawn',
      target,
      investorId: null,
      detail: { ...auditOfStaff(by), ...ended },
    });
  });
}
