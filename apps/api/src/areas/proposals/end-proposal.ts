import type { Db } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import type { StaffActor } from '../../platform/http/actor.ts';
import { findOpenProposals, type Proposal, updateState } from './proposals.store.ts';
import { requireOpenProposal } from './require-open-proposal.ts';

type End = { proposalId: string; target: string; state: 'withdrawn' | 'returned'; reason: string | null };

/** Ends a proposal before it is applied. Throws NOT_FOUND and PROPOSAL_OVER. */
export async function endProposal(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  by: StaffActor,
  { proposalId, target, state, reason }: End,
): Promise<Proposal> {
  const at = clock.now();
  const proposal = await requireOpenProposal(trx, { proposalId, target, at });
  await updateState(trx, proposalId, state, { by: by.staffId, reason, at });
  return proposal;
}

/** Ends what is proposed about a target that is not any more what it was about; nothing where nothing is. */
export async function dropProposalAbout(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  by: StaffActor,
  target: string,
): Promise<void> {
  const [open] = await findOpenProposals(trx, [target]);
  if (open !== undefined) {
    await updateState(trx, open.id, 'stale', { by: by.staffId, reason: null, at: clock.now() });
  }
}
