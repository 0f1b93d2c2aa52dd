import type { OfficeDealRow } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { findOpenProposals } from '../../../firm/proposals/find-proposals.ts';
import { dealTarget } from './deal-target.ts';
import { type ListedDealRecord, listDealsOfOffice } from './office-deals.store.ts';
import { presentReview } from './present-review.ts';
import { problemsOfDeal } from './problems-of-deal.ts';

/** All of the dealer's deals: those in review first, then the most recently changed. */
export async function listOfficeDeals({ db }: Pick<Deps, 'db'>): Promise<OfficeDealRow[]> {
  const deals = await listDealsOfOffice(db);
  const proposals = await findOpenProposals(
    db,
    deals.map(({ id }) => dealTarget(id)),
  );
  const reviews = new Map(proposals.map((proposal) => [proposal.target, presentReview(proposal)]));
  const rows = deals.map((deal) =>
    rowOf(deal, reviews.get(dealTarget(deal.id)) ?? null, slugsBeside(deal, deals)),
  );
  return [...rows.filter(({ review }) => review !== null), ...rows.filter(({ review }) => review === null)];
}

function slugsBeside(deal: ListedDealRecord, deals: readonly ListedDealRecord[]): string[] {
  return deals.filter(({ id }) => id !== deal.id).flatMap(({ slug, draft }) => [slug, draft.slug]);
}

function rowOf(
  deal: ListedDealRecord,
  review: OfficeDealRow['review'],
  takenSlugs: readonly string[],
): OfficeDealRow {
  const { id, draft, state, version, hasChanges, unitsTaken, changedBy, changedAt } = deal;
  return {
    id,
    name: draft.content.name,
    slug: draft.slug,
    type: draft.type,
    province: draft.province,
    state,
    version,
    hasChanges,
    problemCount: problemsOfDeal(deal, deal, takenSlugs).length,
    unitsTotal: draft.unitsTotal,
    unitsTaken,
    opensAt: draft.opensAt,
    closesAt: draft.closesAt,
    review,
    changedBy,
    changedAt: changedAt.toISOString(),
  };
}
