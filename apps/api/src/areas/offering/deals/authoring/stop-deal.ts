import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { dropProposalAbout } from '../../../firm/proposals/end-proposal.ts';
import { dealTarget } from './deal-target.ts';
import { lockOfficeDeal, updateDealState } from './office-deals.store.ts';
import { requireMove, workOnDeal } from './work-on-deal.ts';

type Stop = { dealId: string; move: 'pause' | 'close'; reason: string };

/**
 * Stops a deal from taking new orders: for now (`pause`), or for good (`close`), which also ends a review. Investors
 * who have an order for it can still read it and continue. One person is enough to stop. Throws NOT_FOUND,
 * DEAL_STATE_REFUSES.
 */
export async function stopDeal(deps: Deps, by: StaffActor, { dealId, move, reason }: Stop): Promise<void> {
  const action = move === 'pause' ? 'deal.paused' : 'deal.closed';
  await workOnDeal(deps, by, { dealId, action }, async (trx, { deal, at }) => {
    if (move === 'close') {
      await dropProposalAbout(trx, deps, by, dealTarget(dealId));
    }
    // Locks the row: an order being placed comes before or after, never in between.
    const state = (await lockOfficeDeal(trx, dealId))?.state ?? deal.state;
    await updateDealState(trx, dealId, requireMove(state, move), at);
    return { reason, version: deal.version };
  });
}
