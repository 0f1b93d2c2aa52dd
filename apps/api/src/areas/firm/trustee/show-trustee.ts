import { PROPOSAL_KINDS } from '@portal/domain/firm/proposals/proposal-kinds';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import type { OfficeTrustee, TrusteeMove } from '@portal/domain/firm/trustee/office-trustee.wire';
import { differencesOf, type TrusteeParticulars } from '@portal/domain/ground/brand/trustee-particulars';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { findApprovers } from '../proposals/find-approvers.ts';
import { findLastProposal, type Proposal } from '../proposals/find-proposals.ts';
import { readFolder } from './read-folder.ts';
import { isMarkOf, markOf, openTrustee } from './seal-trustee.ts';
import { findInForce } from './trustee-particulars.store.ts';
import { readTrusteePayload, TRUSTEE_TARGET } from './trustee-payload.ts';

/** Where investors' money goes, where this server's folder differs, and what is proposed. */
export async function showTrustee(
  deps: Pick<Deps, 'db' | 'secrets' | 'config' | 'clock'>,
  reader: StaffActor,
): Promise<OfficeTrustee> {
  const found = await findInForce(deps.db);
  if (found === undefined) {
    throw new Error('No trustee particulars are on record');
  }
  const inForce = await openTrustee(deps, found);
  const folder = readFolder(deps);
  const differences = folder === null ? [] : differencesOf(inForce, folder);
  const last = await findLastProposal(deps.db, TRUSTEE_TARGET);
  const isOpen = last?.state === 'submitted' && last.expiresAt > deps.clock.now();
  const shown = last !== undefined && (isOpen || cameToNothing(last, found.version)) ? last : null;
  const makerId = isOpen ? last.makerId : reader.staffId;
  const approvers = await findApprovers(deps.db, 'trustee-particulars', [makerId]);
  return {
    version: found.version,
    inForce,
    since: found.recordedAt.toISOString(),
    proposedBy: found.proposedBy,
    approvedBy: found.approvedBy,
    folderMark: folder === null ? null : markOf(deps, folder),
    differences,
    proposal: shown === null ? null : present(deps, reader, shown, folder),
    approvers: approvers.map(({ name }) => name),
    moves: movesOf(reader, { open: isOpen ? last : null, isToPropose: differences.length > 0 }),
  };
}

/** It was about the version still in force, so whoever sees the difference is told what became of it. */
function cameToNothing({ state, targetVersion }: Proposal, version: number): boolean {
  return (state === 'returned' || state === 'stale' || state === 'expired') && targetVersion === version;
}

function movesOf(
  { roles, staffId }: StaffActor,
  { open, isToPropose }: { open: Proposal | null; isToPropose: boolean },
): TrusteeMove[] {
  if (scopeOf(roles, PROPOSAL_KINDS['trustee-particulars'].approvedBy) === null) {
    return [];
  }
  if (open === null) {
    return isToPropose ? ['propose'] : [];
  }
  return open.makerId === staffId ? ['withdraw'] : ['approve', 'return'];
}

function present(
  deps: Pick<Deps, 'secrets'>,
  { staffId }: StaffActor,
  proposal: Proposal,
  folder: TrusteeParticulars | null,
): OfficeTrustee['proposal'] {
  const { state, reason: note } = proposal;
  const { mark, reason } = readTrusteePayload(proposal.payload);
  return {
    proposalId: proposal.id,
    hash: proposal.payloadHash,
    state,
    maker: proposal.makerName,
    isOwn: proposal.makerId === staffId,
    reason,
    submittedAt: proposal.submittedAt?.toISOString() ?? null,
    expiresAt: proposal.expiresAt.toISOString(),
    isOfFolder: folder !== null && isMarkOf(deps, folder, mark),
    endedBy: proposal.endedByName,
    endedAt: proposal.endedAt?.toISOString() ?? null,
    note: state === 'returned' ? note : null,
  };
}
