import type { Db } from '../../../platform/db/tables.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { insertPreparers } from './checkers.store.ts';
import { lockProposal, updatePayload } from './proposals.store.ts';

/**
 * Replaces the payload of an open proposal, in the caller's transaction. Whoever wrote it may not approve it, and
 * earlier approvals no longer count.
 */
export async function reviseProposal(
  trx: Db,
  by: StaffActor,
  proposalId: string,
  payload: unknown,
): Promise<void> {
  const proposal = await lockProposal(trx, proposalId);
  if (proposal?.state !== 'submitted' && proposal?.state !== 'approved') {
    return;
  }
  await insertPreparers(trx, proposalId, [by.staffId]);
  await updatePayload(trx, proposalId, payload);
}
