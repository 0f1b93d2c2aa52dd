import { problemsOfRegistration } from '@portal/domain/firm/registrations/registration-change';
import type { ApproveRegistrationInput } from '@portal/domain/firm/registrations/registrations.wire';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { approveProposal } from '../proposals/approve-proposal.ts';
import type { Proposal } from '../proposals/find-proposals.ts';
import { findRegistrationProposal } from './find-registration-proposal.ts';
import { readRegistrationPayload } from './registration-payload.ts';
import { insertApproved, listPeriods, lockRegistrations } from './registrations.store.ts';

/**
 * Approves a change of a registration that somebody else proposed, as it was seen; it counts at once, on every server. If the register
 * has changed since, the proposal ends, and CHANGED_MEANWHILE is thrown after the commit. Throws NOT_FOUND, PROPOSAL_OVER, OWN_WORK,
 * NOT_PERMITTED.
 */
export async function approveRegistration(
  deps: Deps,
  by: StaffActor,
  { proposalId, hash }: ApproveRegistrationInput,
): Promise<void> {
  const outcome = await transact(deps.db, async (trx) => {
    const { target } = await findRegistrationProposal(trx, proposalId);
    const applied = await approveProposal(trx, deps, by, { proposalId, hash, target }, (proposal) =>
      apply(trx, deps, by, proposal),
    );
    if (applied === 'stale') {
      await record(trx, deps, by, { action: 'registration.change-ended', target, detail: { proposalId } });
    }
    return applied;
  });
  if (outcome === 'stale') {
    throw new AppError('CHANGED_MEANWHILE');
  }
}

async function apply(trx: Db, deps: Deps, by: StaffActor, proposal: Proposal): Promise<boolean> {
  const { id: proposalId, target, targetVersion, makerId, makerName } = proposal;
  const payload = readRegistrationPayload(proposal.payload);
  // Whoever decides on an order by the register now goes first, and the next one by what it says then.
  await lockRegistrations(trx);
  const known = (await listPeriods(trx)).filter(({ province }) => province === payload.province);
  if ((known[0]?.version ?? 0) !== targetVersion || problemsOfRegistration(payload, known).length > 0) {
    return false;
  }
  const { reason, ...facts } = payload;
  const version = targetVersion + 1;
  const people = { proposedBy: makerId, approvedBy: by.staffId };
  await insertApproved(trx, { ...facts, version, proposalId, ...people, at: deps.clock.now() });
  const detail = { proposalId, version, ...facts, reason, proposedBy: makerName };
  await record(trx, deps, by, { action: 'registration.changed', target, detail });
  return true;
}

type OnRecord = {
  action: 'registration.changed' | 'registration.change-ended';
  target: string;
  detail: Record<string, unknown>;
};

async function record(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  { action, target, detail }: OnRecord,
): Promise<void> {
  await appendAudit(trx, deps, deps.clock.now(), {
    actor: nameOfActor(by),
    action,
    target,
    investorId: null,
    detail: { ...auditOfStaff(by), ...detail },
  });
}
