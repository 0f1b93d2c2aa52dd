import type { ReviewEnds } from '@portal/domain/firm/proposals/review-ends.wire';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import type { StaffActor } from '../../../platform/http/actor.ts';
import type { Proposal } from './find-proposals.ts';

/**
 * How the last review ended unpublished, for the person who submitted it: sent back with a reason, or withdrawn by
 * somebody else. Nothing is said about what they withdrew themselves, or about an open review.
 */
export function endOfReview(last: Proposal | undefined): ReviewEnds {
  const nothing = { returned: null, withdrawn: null };
  if (last === undefined || last.endedAt === null) {
    return nothing;
  }
  const end = { by: last.endedByName ?? '', at: last.endedAt.toISOString() };
  if (last.state === 'returned') {
    return { ...nothing, returned: { ...end, reason: last.reason ?? '' } };
  }
  const isByAnother = last.state === 'withdrawn' && last.endedById !== last.makerId;
  return isByAnother ? { ...nothing, withdrawn: end } : nothing;
}

/** Whether a person may withdraw what is in review: they may submit deals and worked on it. */
export function mayWithdraw({ roles, staffId }: StaffActor, workedOnIt: readonly string[]): boolean {
  return scopeOf(roles, 'deals.submit') === 'all' && workedOnIt.includes(staffId);
}
