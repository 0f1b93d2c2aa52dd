import type { ReturnDayInput } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { returnProposal, withdrawProposal } from '../../firm/proposals/end-proposal.ts';
import { dayTarget } from './day-proposal.ts';
import { recordOfDay } from './record-of-day.ts';

type Ended = ReturnDayInput | { proposalId: string; reason: null };

/**
 * Ends what was prepared of a day: with a reason, somebody else's goes back to them; without one, the person withdraws their own. Throws
 * NOT_FOUND, PROPOSAL_OVER, NOT_PERMITTED, WORK_OF_ANOTHER for withdrawing another's, and OWN_WORK for returning one's own.
 */
export async function endDayProposal(
  deps: Deps,
  by: StaffActor,
  day: string,
  { proposalId, reason }: Ended,
): Promise<void> {
  const target = dayTarget(day);
  await transact(deps.db, async (trx) => {
    if (reason === null) {
      await withdrawProposal(trx, deps, by, { proposalId, target });
      await recordOfDay(trx, deps, by, day, { action: 'trust-day.withdrawn', proposalId });
    } else {
      await returnProposal(trx, deps, by, { proposalId, target, reason });
      await recordOfDay(trx, deps, by, day, { action: 'trust-day.returned', proposalId, reason });
    }
  });
}
