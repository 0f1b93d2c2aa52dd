import type { ProposalKind } from '@portal/domain/firm/proposals/proposal-kinds';
import type {
  ReturnProposalInput,
  WithdrawProposalInput,
} from '@portal/domain/money/payments/office-money-proposals.wire';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { returnProposal, withdrawProposal } from './end-proposal.ts';

export type Ended = WithdrawProposalInput | ReturnProposalInput;

/**
 * Ends a proposal that concerns no investor, with an audit row. With a reason it returns somebody else's; without one
 * it withdraws the person's own. Throws NOT_FOUND, PROPOSAL_OVER, NOT_PERMITTED, WORK_OF_ANOTHER for withdrawing
 * somebody else's, and OWN_WORK for returning one's own or one about oneself.
 */
export async function endOnRecord(
  deps: Deps,
  by: StaffActor,
  {
    kind,
    target,
    ended,
    auditActions,
  }: {
    kind: ProposalKind;
    target: string;
    ended: Ended;
    auditActions: { returned: string; withdrawn: string };
  },
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const proposal = await ('reason' in ended
      ? returnProposal(trx, deps, by, { ...ended, target })
      : withdrawProposal(trx, deps, by, { ...ended, target }));
    if (proposal.kind !== kind) {
      throw new AppError('NOT_FOUND');
    }
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(by),
      action: 'reason' in ended ? auditActions.returned : auditActions.withdrawn,
      target,
      investorId: null,
      detail: { ...auditOfStaff(by), ...ended },
    });
  });
}
