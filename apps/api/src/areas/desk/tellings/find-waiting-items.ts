import { decidedAt } from '@portal/domain/desk/approvals/decided-at';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import type { Deps } from '../../../platform/deps.ts';
import { findWaiting } from '../approvals/find-waiting.ts';
import { TOLD_ROWS_READ_MAX, type ToldItem, type ToldPerson } from './told-item.ts';

/** What waits for this person's approval. */
export async function findWaitingItems(deps: Deps, person: ToldPerson): Promise<ToldItem[]> {
  const { actor, language } = person;
  if (scopeOf(actor.roles, 'approvals.view') === null) {
    return [];
  }
  const found = await findWaiting(deps, actor, { limit: TOLD_ROWS_READ_MAX, language });
  return found.map(({ proposalId, submittedAt, isOnlyTheirs, ...proposal }) => ({
    topic: 'waits-for-you',
    item: `proposal:${proposalId}`,
    since: submittedAt,
    isOnlyTheirs,
    line: `waits.${proposal.kind}`,
    named: { deal: proposal.deal, reference: proposal.reference, maker: proposal.maker },
    path: decidedAt(proposal),
  }));
}
