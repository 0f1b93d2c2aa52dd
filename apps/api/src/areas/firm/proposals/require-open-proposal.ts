import type { Db } from '../../../platform/db/tables.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { lockProposal, type Proposal } from './proposals.store.ts';

/**
 * The proposal about a target, locked. Throws NOT_FOUND, and PROPOSAL_OVER once it can no longer be approved, returned
 * or withdrawn.
 */
export async function requireOpenProposal(
  trx: Db,
  { proposalId, target, at }: { proposalId: string; target: string; at: Date },
): Promise<Proposal> {
  const proposal = await lockProposal(trx, proposalId);
  if (proposal === undefined || proposal.target !== target) {
    throw new AppError('NOT_FOUND');
  }
  if (proposal.state !== 'submitted' || proposal.expiresAt <= at) {
    throw new AppError('PROPOSAL_OVER');
  }
  return proposal;
}
