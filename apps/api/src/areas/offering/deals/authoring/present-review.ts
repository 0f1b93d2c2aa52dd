import { type DealReview, REVIEW_KINDS } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import type { Proposal } from '../../../firm/proposals/find-proposals.ts';

/** An open review of a deal; null once it is over. */
export function presentReview(proposal: Proposal): DealReview | null {
  const { kind, state, submittedAt } = proposal;
  const reviewed = REVIEW_KINDS.find((one) => one === kind);
  const isOpen = state === 'submitted' || state === 'approved';
  if (!isOpen || submittedAt === null || reviewed === undefined) {
    return null;
  }
  return {
    proposalId: proposal.id,
    kind: reviewed,
    hash: proposal.payloadHash,
    maker: { id: proposal.makerId, name: proposal.makerName },
    submittedAt: submittedAt.toISOString(),
    expiresAt: proposal.expiresAt.toISOString(),
  };
}
