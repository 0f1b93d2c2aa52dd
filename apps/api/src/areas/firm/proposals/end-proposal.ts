import {
  PROPOSAL_KINDS,
  type RoleStaleReason,
  type StaleReason,
} from '@portal/domain/firm/proposals/proposal-kinds';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { requireStillPermitted } from '../staff/people/find-permitted-staff.ts';
import { findPreparers } from './checkers.store.ts';
import { findOpenProposals, markStale, type Proposal, updateState } from './proposals.store.ts';
import { requireOpenProposal } from './require-open-proposal.ts';

type End = { proposalId: string; target: string; state: 'withdrawn' | 'returned'; reason: string | null };

/** Ends a proposal before it is applied. Throws NOT_FOUND, PROPOSAL_OVER. */
async function endProposal(
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

/** Ends the open proposal about a target that has become something else; does nothing if there is none. */
export async function dropProposalAbout(
  trx: Db,
  deps: Pick<Deps, 'clock' | 'newId' | 'audit'>,
  by: StaffActor,
  target: string,
): Promise<void> {
  const [open] = await findOpenProposals(trx, [target]);
  if (open !== undefined) {
    const at = deps.clock.now();
    await updateState(trx, open.id, 'stale', { by: by.staffId, reason: null, at });
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(by),
      action: 'proposal.dropped',
      target,
      investorId: null,
      detail: { ...auditOfStaff(by), proposalId: open.id, kind: open.kind },
    });
  }
}

/** Withdraws what the person proposed. Throws NOT_FOUND, PROPOSAL_OVER, and WORK_OF_ANOTHER for somebody else's. */
export async function withdrawProposal(
  trx: Db,
  deps: Pick<Deps, 'clock'>,
  by: StaffActor,
  { proposalId, target }: Pick<End, 'proposalId' | 'target'>,
): Promise<Proposal> {
  const proposal = await endProposal(trx, deps, by, { proposalId, target, state: 'withdrawn', reason: null });
  if (proposal.makerId !== by.staffId) {
    throw new AppError('WORK_OF_ANOTHER');
  }
  return proposal;
}

/**
 * Withdraws what the person proposed or worked on. Everybody who worked on it may: none of them may return it, and one
 * person's day off must not keep it in review. Throws NOT_FOUND, PROPOSAL_OVER, and WORK_OF_ANOTHER for anybody else,
 * who can return it with a reason.
 */
export async function withdrawSharedWork(
  trx: Db,
  deps: Pick<Deps, 'clock'>,
  by: StaffActor,
  { proposalId, target }: Pick<End, 'proposalId' | 'target'>,
): Promise<Proposal> {
  const proposal = await endProposal(trx, deps, by, { proposalId, target, state: 'withdrawn', reason: null });
  if (!(await findPreparers(trx, proposal)).includes(by.staffId)) {
    throw new AppError('WORK_OF_ANOTHER');
  }
  return proposal;
}

/**
 * Sends back what somebody else proposed, with a reason; for people who could have approved it. Throws NOT_FOUND,
 * PROPOSAL_OVER, NOT_PERMITTED, and OWN_WORK for whoever worked on it, who can withdraw it.
 */
export async function returnProposal(
  trx: Db,
  deps: Pick<Deps, 'clock'>,
  by: StaffActor,
  { proposalId, target, reason }: Pick<End, 'proposalId' | 'target'> & { reason: string },
): Promise<Proposal> {
  const proposal = await endProposal(trx, deps, by, { proposalId, target, state: 'returned', reason });
  await requireStillPermitted(trx, by, PROPOSAL_KINDS[proposal.kind].approvedBy);
  if ((await findPreparers(trx, proposal)).includes(by.staffId)) {
    throw new AppError('OWN_WORK');
  }
  return proposal;
}

/** Ends all open proposals about these targets as stale; returns them. */
export async function endProposals(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  targets: readonly string[],
  because: StaleReason | RoleStaleReason,
): Promise<Pick<Proposal, 'id' | 'kind' | 'target'>[]> {
  return markStale(trx, targets, because, clock.now());
}
