import {
  mayStillPropose,
  PROPOSAL_KINDS,
  type RoleStaleReason,
  type StaleReason,
} from '@portal/domain/firm/proposals/proposal-kinds';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { areLetInByOne } from '../staff/admissions/find-admissions.ts';
import { holdRoles, requireStillPermitted } from '../staff/people/find-permitted-staff.ts';
import { findPreparers, holdCheckers, insertPreparers, keepApproval } from './checkers.store.ts';
import { ENDS_BY_ITSELF } from './end-proposals-of-maker.ts';
import { findMakerOf, type Proposal, updateState } from './proposals.store.ts';
import { requireOpenProposal } from './require-open-proposal.ts';

/** Does what was proposed, in the same transaction. If the target has changed since, returns false or the reason. */
type Apply = (proposal: Proposal) => Promise<boolean | StaleReason | RoleStaleReason>;

type Approval = {
  proposalId: string;
  target: string;
  /** Of the payload that was seen. */
  hash: string;
  /** Everybody who worked on its target, before or since the proposal: none of them may approve it. */
  preparers?: readonly string[];
};

/**
 * Approves what somebody else proposed, as it was seen (`hash`), and applies it once enough people have. The proposal
 * is locked, and its hash, its target's version, and the access and roles of its maker and of everybody who approved are
 * checked as of that moment. `waits`: others have to approve it too; `stale`: it was not applied, and is over. Throws NOT_FOUND,
 * PROPOSAL_OVER, OWN_WORK, LET_IN_BY_ONE, NOT_PERMITTED, CHANGED_MEANWHILE for an edit since it was seen, and whatever applying
 * throws.
 */
export async function approveProposal(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  by: StaffActor,
  { proposalId, target, hash, preparers = [] }: Approval,
  apply: Apply,
): Promise<'applied' | 'waits' | 'stale'> {
  const at = clock.now();
  // Whoever ends an access locks the person before their proposals, and so does this.
  const makerId = await findMakerOf(trx, proposalId);
  const makerRoles = makerId === undefined ? [] : await holdRoles(trx, makerId);
  const proposal = await requireOpenProposal(trx, { proposalId, target, at });
  const { approvedBy } = PROPOSAL_KINDS[proposal.kind];
  await requireStillPermitted(trx, by, approvedBy);
  await insertPreparers(trx, proposalId, preparers);
  if ((await findPreparers(trx, proposal)).includes(by.staffId)) {
    throw new AppError('OWN_WORK');
  }
  if (!mayStillPropose(makerRoles, proposal.kind) && !ENDS_BY_ITSELF.has(proposal.kind)) {
    throw new AppError('PROPOSAL_OVER');
  }
  if (await areLetInByOne(trx, proposal.makerId, by.staffId)) {
    throw new AppError('LET_IN_BY_ONE');
  }
  if (proposal.payloadHash !== hash) {
    throw new AppError('CHANGED_MEANWHILE');
  }
  await keepApproval(trx, { proposalId, checkerId: by.staffId, payloadHash: hash, at });
  const checkers = await holdCheckers(trx, proposal);
  const counting = checkers.filter(({ roles }) => scopeOf(roles, approvedBy) === 'all');
  if (counting.length < proposal.requiredApprovals) {
    return 'waits';
  }
  await updateState(trx, proposalId, 'approved');
  const answer = await apply(proposal);
  const state = answer === true ? 'applied' : 'stale';
  const reason = typeof answer === 'string' ? answer : null;
  await updateState(trx, proposalId, state, { by: null, reason, at });
  return state;
}
