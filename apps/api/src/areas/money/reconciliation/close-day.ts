import type { ApproveDayInput } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { approveProposal } from '../../firm/proposals/approve-proposal.ts';
import { findOpenProposals, type Proposal } from '../../firm/proposals/find-proposals.ts';
import { holdTrustAccounts } from './accounts-of-day.store.ts';
import { dayTarget, readDayPayload } from './day-payload.ts';
import type { Position } from './day-state.ts';
import { sealContent } from './read-content-text.ts';
import { sealState } from './read-state-before.ts';
import { type OpenDay, reconcileOpenDay } from './reconcile-open-day.ts';
import { recordOfDay } from './record-of-day.ts';
import { hasMovedSince, insertDayState, readPosition } from './trust-day-states.store.ts';
import { insertClosedDay } from './trust-days.store.ts';

/**
 * Reviews a day that somebody else prepared, as it was seen (`hash` of its content), and closes it; its papers are written
 * afterwards. Where anything differs from what was prepared, the proposal ends, that is recorded, and CHANGED_MEANWHILE is
 * thrown. Throws NOT_FOUND, OWN_WORK, PROPOSAL_OVER, NOT_PERMITTED.
 */
export async function closeDay(
  deps: Deps,
  by: StaffActor,
  day: string,
  { proposalId, hash }: ApproveDayInput,
): Promise<void> {
  const target = dayTarget(day);
  const outcome = await transact(deps.db, async (trx) => {
    await holdTrustAccounts(trx);
    const [proposed] = await findOpenProposals(trx, [target]);
    const approval = { proposalId, target, hash: proposed?.payloadHash ?? '' };
    const ended = await approveProposal(trx, deps, by, approval, async (proposal) => {
      if (readDayPayload(proposal.payload).sha256 !== hash) {
        throw new AppError('CHANGED_MEANWHILE');
      }
      const position = await readPosition(trx);
      const open = await reconcileOpenDay(trx, deps, day);
      if (open === undefined || open.obstacles.length > 0 || open.hash !== hash) {
        return false;
      }
      // What came in while it was reconciled may be in its sums, and would count once more on the next day.
      if (await hasMovedSince(trx, open.span, position)) {
        return false;
      }
      await close(trx, deps, by, proposal, { ...open, position });
      return true;
    });
    if (ended === 'stale') {
      await recordOfDay(trx, deps, by, day, { action: 'trust-day.stale', proposalId });
    }
    return ended;
  });
  if (outcome === 'stale') {
    throw new AppError('CHANGED_MEANWHILE');
  }
}

async function close(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  { id: proposalId, makerId, submittedAt }: Proposal,
  { content, text, hash, reconciled, state, position }: OpenDay & { position: Position },
): Promise<void> {
  const { day, previousDay } = content;
  const { bankCents, booksCents, investorsCents, differences } = reconciled;
  const closedAt = deps.clock.now();
  await insertClosedDay(trx, {
    day,
    previousDay,
    sealed: sealContent(deps.secrets, day, text),
    contentSha256: hash,
    bankCents,
    booksCents,
    investorsCents,
    differences: differences.length,
    proposalId,
    preparedBy: makerId,
    preparedAt: submittedAt ?? closedAt,
    reviewedBy: by.staffId,
    closedAt,
  });
  if (state !== null) {
    await insertDayState(trx, { day, sealed: sealState(deps.secrets, day, state, position) });
  }
  await deps.jobs.enqueue(trx, 'write-trust-day', { day });
  await recordOfDay(trx, deps, by, day, {
    action: 'trust-day.closed',
    proposalId,
    sha256: hash,
    journalSeq: String(position.journalSeq),
    lineSeq: String(position.lineSeq),
  });
}
