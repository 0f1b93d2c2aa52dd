import type { OfficeDealRow } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { findOpenProposals } from '../../../firm/proposals/find-proposals.ts';
import { dealTarget } from './deal-target.ts';
import { type ListedDealRecord, listDealsOfOffice } from './office-deals.store.ts';
import { presentReview } from './present-review.ts';
import { problemsOfDeal } from './problems-of-deal.ts';

/** All of the dealer's deals: those in review first, then the most recently changed. */
export async function listOfficeDeals({ db, clock }: Pick<Deps, 'clock' | 'db'>): Promise<OfficeDealRow[]> {
  const deals = await listDealsOfOffice(db);
  const proposals = await findOpenProposals(
    db,
    deals.map(({ id }) => dealTarget(id)),
  );
  const reviews = new Map(proposals.map((proposal) => [proposal.target, presentReview(proposal)]));
  const isTaken = slugsOfSeveral(deals);
  const at = clock.now();
  const rows = deals.map((deal) =>
    rowOf(
      deal,
      reviews.get(dealTarget(deal.id)) ?? null,
      [deal.summary.slug].filter((slug) => isTaken.has(slug)),
      at,
    ),
  );
  return [...rows.filter(({ review }) => review !== null), ...rows.filter(({ review }) => review === null)];
}

/** Slugs that more than one deal has, published or in its draft; gathered once, not by each deal of all others. */
function slugsOfSeveral(deals: readonly ListedDealRecord[]): ReadonlySet<string> {
  const [seen, several] = [new Set<string>(), new Set<string>()];
  for (const slug of deals.flatMap(({ slug: published, summary }) => [
    ...new Set([published, summary.slug]),
  ])) {
    (seen.has(slug) ? several : seen).add(slug);
  }
  return several;
}

function rowOf(
  deal: ListedDealRecord,
  review: OfficeDealRow['review'],
  takenSlugs: readonly string[],
  at: Date,
): OfficeDealRow {
  const { id, summary, state, version, hasChanges, unpublished, unitsTaken, changedBy, changedAt } = deal;
  return {
    id,
    ...summary,
    state,
    version,
    hasChanges,
    problemCount: unpublished === null ? null : problemsOfDeal(deal, unpublished, takenSlugs, at).length,
    unitsTaken,
    review,
    changedBy,
    changedAt: changedAt.toISOString(),
  };
}
