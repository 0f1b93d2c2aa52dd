import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { returnProposal, withdrawSharedWork } from '../../../firm/proposals/end-proposal.ts';
import { memorandumTarget } from './memorandum-target.ts';
import { workOnMemorandum } from './work-on-memorandum.ts';

/** Takes back what the person or a colleague with whom they brought it put into review; what was brought stays. Throws NOT_FOUND, PROPOSAL_OVER, WORK_OF_ANOTHER. */
export async function withdrawMemorandum(
  deps: Deps,
  by: StaffActor,
  { dealId, proposalId }: { dealId: string; proposalId: string },
): Promise<void> {
  await workOnMemorandum(deps, by, { dealId, action: 'memorandum.withdrawn' }, async (trx) => {
    const target = memorandumTarget(dealId);
    const { makerName } = await withdrawSharedWork(trx, deps, by, { proposalId, target });
    return { proposalId, maker: makerName };
  });
}

/** Sends what is in review back to who brought it, with what to change. Throws NOT_FOUND, PROPOSAL_OVER, NOT_PERMITTED, OWN_WORK. */
export async function returnMemorandum(
  deps: Deps,
  by: StaffActor,
  { dealId, proposalId, reason }: { dealId: string; proposalId: string; reason: string },
): Promise<void> {
  await workOnMemorandum(deps, by, { dealId, action: 'memorandum.returned' }, async (trx) => {
    const target = memorandumTarget(dealId);
    await returnProposal(trx, deps, by, { proposalId, target, reason });
    return { proposalId, reason };
  });
}
