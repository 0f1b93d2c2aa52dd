import type { ReturnProposalInput, WithdrawProposalInput } from '@portal/domain/wire/office-money-proposals';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { returnProposal, withdrawProposal } from '../../proposals/end-proposal.ts';
import { unappliedTarget } from '../unapplied-target.ts';

/**
 * Ends a proposal to send unapplied money back: with a reason, somebody else's goes back to them; without one, the person withdraws their own.
 * Throws NOT_FOUND, PROPOSAL_OVER, NOT_PERMITTED, WORK_OF_ANOTHER for withdrawing another's, and OWN_WORK for returning one's own.
 */
export async function endSendBackProposal(
  deps: Deps,
  by: StaffActor,
  unappliedId: string,
  ended: WithdrawProposalInput | ReturnProposalInput,
): Promise<void> {
  const target = unappliedTarget(unappliedId);
  await transact(deps.db, async (trx) => {
    await ('reason' in ended
      ? returnProposal(trx, deps, by, { ...ended, target })
      : withdrawProposal(trx, deps, by, { ...ended, target }));
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(by),
      action: 'reason' in ended ? 'unapplied.send-back-returned' : 'unapplied.send-back-withdrawn',
      target,
      investorId: null,
      detail: { ...auditOfStaff(by), ...ended },
    });
  });
}
