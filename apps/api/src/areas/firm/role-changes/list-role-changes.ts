import { ROLE_STALE_REASONS } from '@portal/domain/firm/proposals/proposal-kinds';
import type { RoleChange, RoleMove } from '@portal/domain/firm/role-changes/office-role-changes.wire';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { findRepresentative } from '../../people/representatives/find-representatives.ts';
import { findApprovers } from '../proposals/find-approvers.ts';
import { findLastProposalsOf, type Proposal } from '../proposals/find-proposals.ts';
import { readRolePayload } from './role-payload.ts';

/** For how long makers see how their proposals ended. */
const TOLD_FOR_DAYS = 30;
const DAY_MS = 86_400_000;

/** Role changes that wait for a second person, and the reader's own that recently came to nothing. */
export async function listRoleChanges(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reader: StaffActor,
): Promise<RoleChange[]> {
  const now = clock.now();
  const shown = (await findLastProposalsOf(db, 'change-role')).filter(
    (proposal) => isOpen(proposal, now) || isToldTo(reader, proposal, now),
  );
  const rows: RoleChange[] = [];
  for (const proposal of shown) {
    const { staffId, representativeId } = readRolePayload(proposal.payload);
    const approvers = await findApprovers(db, 'change-role', [proposal.makerId, staffId]);
    rows.push({
      ...present(proposal),
      representativeName: (await findRepresentative(db, representativeId))?.fullName ?? null,
      approvers: approvers.map(({ name }) => name),
      moves: isOpen(proposal, now) ? movesOf(reader, proposal, approvers) : [],
    });
  }
  return rows;
}

/** True while it can still be approved. */
export function isOpen({ state, expiresAt }: Proposal, now: Date): boolean {
  return state === 'submitted' && expiresAt > now;
}

/** True for its maker, for a while after it came to nothing. */
export function isToldTo({ staffId }: StaffActor, { makerId, state, endedAt }: Proposal, now: Date): boolean {
  return (
    makerId === staffId &&
    (state === 'returned' || state === 'stale' || state === 'expired') &&
    endedAt !== null &&
    now.getTime() - endedAt.getTime() < TOLD_FOR_DAYS * DAY_MS
  );
}

/** What the reader may do about an open one. */
export function movesOf(
  { staffId }: StaffActor,
  { makerId }: Proposal,
  approvers: readonly { id: string }[],
): RoleMove[] {
  if (makerId === staffId) {
    return ['withdraw'];
  }
  return approvers.some(({ id }) => id === staffId) ? ['approve', 'return'] : [];
}

function present(proposal: Proposal): Omit<RoleChange, 'representativeName' | 'approvers' | 'moves'> {
  const { state, reason } = proposal;
  const { staffId, fromRoles, toRoles } = readRolePayload(proposal.payload);
  return {
    proposalId: proposal.id,
    hash: proposal.payloadHash,
    staffId,
    fromRoles: [...fromRoles],
    toRoles: [...toRoles],
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
