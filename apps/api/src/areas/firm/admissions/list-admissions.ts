import { newSince } from '@portal/domain/firm/admissions/admission-ways';
import type { Admission, Newcomer } from '@portal/domain/firm/admissions/office-admissions.wire';
import { ROLE_STALE_REASONS } from '@portal/domain/firm/proposals/proposal-kinds';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { findApprovers } from '../proposals/find-approvers.ts';
import { findLastProposalsOf, type Proposal } from '../proposals/find-proposals.ts';
import { isOpen, isToldTo, movesOf } from '../role-changes/list-role-changes.ts';
import { findNewcomers } from '../staff/admissions/find-admissions.ts';
import { readAdmissionPayload } from './admission-payload.ts';

/** Who waits for a second administrator to let them in, and the reader's own proposals that recently came to nothing. */
export async function listAdmissions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reader: StaffActor,
): Promise<Admission[]> {
  const now = clock.now();
  const shown = (await findLastProposalsOf(db, 'admit-person')).filter(
    (proposal) => isOpen(proposal, now) || isToldTo(reader, proposal, now),
  );
  const rows: Admission[] = [];
  for (const proposal of shown) {
    const { staffId } = readAdmissionPayload(proposal.payload);
    const approvers = await findApprovers(db, 'admit-person', [proposal.makerId, staffId]);
    rows.push({
      ...present(proposal),
      approvers: approvers.map(({ name }) => name),
      moves: isOpen(proposal, now) ? movesOf(reader, proposal, approvers) : [],
    });
  }
  return rows;
}

function present(proposal: Proposal): Omit<Admission, 'approvers' | 'moves'> {
  const { state, reason } = proposal;
  const { staffId, way, firstName, lastName, email, roles } = readAdmissionPayload(proposal.payload);
  return {
    proposalId: proposal.id,
    hash: proposal.payloadHash,
    staffId,
    way,
    name: `${firstName} ${lastName}`,
    email,
    roles: [...roles],
    state,
    maker: proposal.makerName,
    submittedAt: proposal.submittedAt?.toISOString() ?? null,
    expiresAt: proposal.expiresAt.toISOString(),
    endedBy: proposal.endedByName,
    endedAt: proposal.endedAt?.toISOString() ?? null,
    staleBecause: ROLE_STALE_REASONS.find((because) => state === 'stale' && because === reason) ?? null,
    note: state === 'returned' ? reason : null,
  };
}

/** Colleagues who were let in, or got other roles, within the last day; newest first. */
export async function listNewcomers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Newcomer[]> {
  return (await findNewcomers(db, newSince(clock.now()))).map(({ staffId, firstName, lastName, at }) => ({
    staffId,
    name: `${firstName} ${lastName}`,
    at: at.toISOString(),
  }));
}
