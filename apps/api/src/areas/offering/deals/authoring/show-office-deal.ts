import { PROPOSAL_KINDS } from '@portal/domain/firm/proposals/proposal-kinds';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import type { Language } from '@portal/domain/ground/people/languages';
import { compareDrafts } from '@portal/domain/offering/deals/authoring/compare-drafts';
import type { DealReview, OfficeDeal } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { ask } from '../../../../platform/ask.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { endOfReview, mayWithdraw } from '../../../firm/proposals/end-of-review.ts';
import { findApprovers } from '../../../firm/proposals/find-approvers.ts';
import { findLastProposal, findPreparers, type Proposal } from '../../../firm/proposals/find-proposals.ts';
import { findDraft, findEditors } from '../deal-drafts.store.ts';
import { findAttachments, findVersion } from '../deal-versions.store.ts';
import { filesOfDrafts } from '../files/files-of-drafts.ts';
import { dealTarget } from './deal-target.ts';
import { findOfficeDeal, findTakenSlugs } from './office-deals.store.ts';
import { presentReview } from './present-review.ts';
import { problemsOfDeal, sentencesOf } from './problems-of-deal.ts';
import { memorandaOf, showVersions } from './show-versions.ts';

/** A deal as the office sees it: draft, published version and review. Throws NOT_FOUND. */
export async function showOfficeDeal(
  deps: Deps,
  by: StaffActor,
  dealId: string,
  language: Language,
): Promise<OfficeDeal> {
  const { clock, db } = deps;
  const [deal, written] = [await findOfficeDeal(db, dealId), await findDraft(db, dealId)];
  if (deal === undefined || written === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const last = await findLastProposal(db, dealTarget(dealId));
  const published = await findVersion(db, dealId, deal.version);
  const taken = await findTakenSlugs(db, [written.draft.slug], dealId);
  const { changedBy, changedAt, draft, confirmed, version: draftVersion } = written;
  return {
    id: deal.id,
    state: deal.state,
    version: deal.version,
    unitsTaken: deal.unitsTaken,
    orderCount: await ask(db, deps, 'orders-that-hold-units', { dealId }),
    publishedSlug: deal.version > 0 ? deal.slug : null,
    draft,
    draftVersion,
    hasChanges: published === undefined || compareDrafts(published.draft, draft).length > 0,
    changedBy,
    changedAt: changedAt.toISOString(),
    confirmed,
    problems: sentencesOf(problemsOfDeal(deal, written, taken, clock.now()), language),
    ...(await showReview(db, by, last)),
    approvers: await findApprovers(db, 'publish-deal', await findEditors(db, dealId, deal.version)),
    memoranda: memorandaOf(await findAttachments(db, dealId)),
    files: await filesOfDrafts(deps, published === undefined ? [draft] : [draft, published.draft]),
    versions: await showVersions(db, dealId),
  };
}

/** The open review and whether the person may publish it, or how the last one ended. */
async function showReview(
  db: Db,
  by: StaffActor,
  last: Proposal | undefined,
): Promise<Pick<OfficeDeal, 'review' | 'returned' | 'withdrawn' | 'mayApprove' | 'mayWithdraw'>> {
  const review: DealReview | null = last === undefined ? null : presentReview(last);
  if (last === undefined || review === null) {
    return { review, ...endOfReview(last), mayApprove: false, mayWithdraw: false };
  }
  const isPermitted = scopeOf(by.roles, PROPOSAL_KINDS[last.kind].approvedBy) === 'all';
  const workedOnIt = await findPreparers(db, last);
  return {
    review,
    ...endOfReview(last),
    mayApprove: isPermitted && !workedOnIt.includes(by.staffId),
    mayWithdraw: mayWithdraw(by, workedOnIt),
  };
}
