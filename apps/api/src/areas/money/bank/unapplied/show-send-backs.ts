import { STALE_REASONS } from '@portal/domain/firm/proposals/proposal-kinds';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import type { SendBackMove, SendBackProposal } from '@portal/domain/money/bank/office-unapplied.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { findLastProposals, findPreparers, type Proposal } from '../../../firm/proposals/find-proposals.ts';
import { unappliedTarget } from '../unapplied-target.ts';
import { readSendBackPayload } from './send-back-payload.ts';
import { findWhoHandled } from './who-handled.store.ts';

/** Of each of these moneys the proposal to send it back that is open, or else the last one unless it was carried out. */
export async function showSendBacks(
  db: Db,
  { staffId }: StaffActor,
  unappliedIds: readonly string[],
): Promise<ReadonlyMap<string, SendBackProposal>> {
  const handled = await findWhoHandled(db, unappliedIds);
  const last = await findLastProposals(db, unappliedIds.map(unappliedTarget));
  const shown = new Map<string, SendBackProposal>();
  for (const unappliedId of unappliedIds) {
    const proposal = last.find(({ target }) => target === unappliedTarget(unappliedId));
    if (proposal !== undefined && proposal.state !== 'applied') {
      const preparers = await findPreparers(db, proposal);
      const isHandler = handled.some((one) => one.unappliedId === unappliedId && one.staffId === staffId);
      const isOwn = proposal.makerId === staffId;
      const workedOnIt = !isOwn && (isHandler || preparers.includes(staffId));
      shown.set(unappliedId, { ...present(proposal), isOwn, workedOnIt });
    }
  }
  return shown;
}

function present(proposal: Proposal): Omit<SendBackProposal, 'isOwn' | 'workedOnIt'> {
  const { state, reason: because } = proposal;
  const { amountCents, day, reason } = readSendBackPayload(proposal.payload);
  return {
    proposalId: proposal.id,
    hash: proposal.payloadHash,
    state,
    amount: dollarsFromCents(BigInt(amountCents)),
    sentOn: day,
    reason,
    maker: proposal.makerName,
    submittedAt: proposal.submittedAt?.toISOString() ?? null,
    expiresAt: proposal.expiresAt.toISOString(),
    endedBy: proposal.endedByName,
    endedAt: proposal.endedAt?.toISOString() ?? null,
    staleBecause: STALE_REASONS.find((one) => state === 'stale' && one === because) ?? null,
    note: state === 'returned' ? because : null,
  };
}

/** What the person may do about sending money back of which so much is left. */
export function sendBackMovesOf(
  { role }: StaffActor,
  leftCents: bigint,
  proposal: SendBackProposal | null,
): SendBackMove[] {
  if (scopeOf(role, 'payments.send-back') !== 'all') {
    return [];
  }
  if (proposal?.state === 'submitted') {
    return proposal.isOwn ? ['withdraw'] : proposal.workedOnIt ? [] : ['approve', 'return'];
  }
  return leftCents > 0n ? ['propose'] : [];
}
