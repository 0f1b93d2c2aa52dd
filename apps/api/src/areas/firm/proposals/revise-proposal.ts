import type { Db } from '../../../platform/db/tables.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { insertPreparers } from './checkers.store.ts';
import { lockProposal, updatePayload } from './proposals.store.ts';

/**
 * Puts what is written now in the place of what was proposed, in the caller's transaction: who wrote it may not approve it, and
 * approvals of what it was do not count any more.
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
