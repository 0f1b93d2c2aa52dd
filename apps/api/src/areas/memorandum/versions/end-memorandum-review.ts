import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { endProposal } from '../../proposals/end-proposal.ts';
import { memorandumTarget } from './memorandum-target.ts';
import { workOnMemorandum } from './work-on-memorandum.ts';

/** Takes back what is in review; what was brought stays. Throws NOT_FOUND, PROPOSAL_OVER. */
export async function withdrawMemorandum(
  deps: Deps,
  by: StaffActor,
  { dealId, proposalId }: { dealId: string; proposalId: string },
): Promise<void> {
  await workOnMemorandum(deps, by, { dealId, action: 'memorandum.withdrawn' }, async (trx) => {
    const target = memorandumTarget(dealId);
    await endProposal(trx, deps, by, { proposalId, target, state: 'withdrawn', reason: null });
    return { proposalId };
  });
}

/** Sends what is in review back to who brought it, with what to change. Throws NOT_FOUND, PROPOSAL_OVER. */
export async function returnMemorandum(
  deps: Deps,
  by: StaffActor,
  { dealId, proposalId, reason }: { dealId: string; proposalId: string; reason: string },
): Promise<void> {
  await workOnMemorandum(deps, by, { dealId, action: 'memorandum.returned' }, async (trx) => {
    const target = memorandumTarget(dealId);
    await endProposal(trx, deps, by, { proposalId, target, state: 'returned', reason });
    return { proposalId, reason };
  });
}
