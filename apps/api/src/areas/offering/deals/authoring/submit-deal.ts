import { compareDrafts } from '@portal/domain/offering/deals/authoring/compare-drafts';
import { stateAfter } from '@portal/domain/offering/deals/deal-states';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { returnProposal, withdrawSharedWork } from '../../../firm/proposals/end-proposal.ts';
import type { ProposalEvents } from '../../../firm/proposals/proposal-events.ts';
import { propose } from '../../../firm/proposals/propose.ts';
import { findEditors } from '../deal-drafts.store.ts';
import { findVersion } from '../deal-versions.store.ts';
import { dealOfTarget, dealTarget } from './deal-target.ts';
import { findOfficeDeal, findTakenSlugs, updateDealState } from './office-deals.store.ts';
import { problemsOfDeal } from './problems-of-deal.ts';
import { requireMove, type WorkedOn, workOnDeal } from './work-on-deal.ts';

type OfBase = { dealId: string; base: number };

/**
 * Asks a second person to publish the draft. Throws NOT_FOUND, CHANGED_BY_SOMEBODY, VALIDATION with what is missing,
 * DEAL_STATE_REFUSES (also if nothing differs from the published version), PROPOSAL_OPEN, NOBODY_TO_APPROVE.
 */
export async function submitDeal(deps: Deps, by: StaffActor, { dealId, base }: OfBase): Promise<void> {
  await workOnDeal(
    deps,
    by,
    { dealId, base, action: 'deal.submitted' },
    async (trx, { deal, written, at }) => {
      const after = requireMove(deal.state, 'submit');
      await refuseUnchanged(trx, { deal, written });
      const taken = await findTakenSlugs(trx, [written.draft.slug], dealId);
      const problems = problemsOfDeal(deal, written, taken, at);
      if (problems.length > 0) {
        throw invalid(problems);
      }
      const proposalId = await propose(trx, deps, by, {
        kind: 'publish-deal',
        target: dealTarget(dealId),
        targetVersion: deal.version,
        payload: written.draft,
        preparers: await findEditors(trx, dealId, deal.version),
      });
      await updateDealState(trx, dealId, after, at);
      return { proposalId, draftVersion: written.version };
    },
  );
}

async function refuseUnchanged(
  trx: Db,
  { deal, written }: Pick<WorkedOn, 'deal' | 'written'>,
): Promise<void> {
  const published = await findVersion(trx, deal.id, deal.version);
  if (published !== undefined && compareDrafts(published.draft, written.draft).length === 0) {
    throw new AppError('DEAL_STATE_REFUSES', { currentState: deal.state });
  }
}

/**
 * Asks a second person to let a paused deal take orders again. Throws NOT_FOUND, CHANGED_BY_SOMEBODY, DEAL_STATE_REFUSES,
 * PROPOSAL_OPEN, NOBODY_TO_APPROVE.
 */
export async function reopenDeal(deps: Deps, by: StaffActor, { dealId, base }: OfBase): Promise<void> {
  await workOnDeal(deps, by, { dealId, base, action: 'deal.reopening-asked' }, async (trx, { deal }) => {
    requireMove(deal.state, 'reopen');
    const proposalId = await propose(trx, deps, by, {
      kind: 'reopen-deal',
      target: dealTarget(dealId),
      targetVersion: deal.version,
      payload: { version: deal.version },
      preparers: [],
    });
    return { proposalId };
  });
}

/** Withdraws a review of what the person submitted or worked on. Throws NOT_FOUND, PROPOSAL_OVER, WORK_OF_ANOTHER. */
export async function withdrawDeal(
  deps: Deps,
  by: StaffActor,
  { dealId, proposalId }: { dealId: string; proposalId: string },
): Promise<void> {
  await workOnDeal(deps, by, { dealId, action: 'deal.withdrawn' }, async (trx, { deal, at }) => {
    const target = dealTarget(dealId);
    const { makerName } = await withdrawSharedWork(trx, deps, by, { proposalId, target });
    await updateDealState(trx, dealId, requireMove(deal.state, 'withdraw'), at);
    return { proposalId, maker: makerName };
  });
}

/**
 * Returns what is in review to the people who wrote it, with what to change. Throws NOT_FOUND, PROPOSAL_OVER,
 * NOT_PERMITTED, OWN_WORK.
 */
export async function returnDeal(
  deps: Deps,
  by: StaffActor,
  { dealId, proposalId, reason }: { dealId: string; proposalId: string; reason: string },
): Promise<void> {
  await workOnDeal(deps, by, { dealId, action: 'deal.returned' }, async (trx, { deal, at }) => {
    const target = dealTarget(dealId);
    await returnProposal(trx, deps, by, { proposalId, target, reason });
    await updateDealState(trx, dealId, requireMove(deal.state, 'return'), at);
    return { proposalId, reason };
  });
}

/** Turns a deal whose review expired back into a draft; a published one stays as it is. */
export async function followExpiredReview(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  { target }: ProposalEvents['proposal-expired'],
): Promise<void> {
  const dealId = dealOfTarget(target);
  const deal = dealId === null ? undefined : await findOfficeDeal(trx, dealId);
  const after = deal === undefined ? null : stateAfter(deal.state, 'withdraw');
  if (deal !== undefined && after !== null) {
    await updateDealState(trx, deal.id, after, clock.now());
  }
}
