import type { ReturnDayInput } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { returnProposal, withdrawProposal } from '../../firm/proposals/end-proposal.ts';
import { propose } from '../../firm/proposals/propose.ts';
import { holdTrustAccounts } from './accounts-of-day.store.ts';
import { type DayPayload, dayTarget } from './day-payload.ts';
import { findWritersOfDay } from './explanations.store.ts';
import { requireOpenDay } from './reconcile-open-day.ts';
import { recordOfDay } from './record-of-day.ts';

/** The payload and its hash say what is proposed; there is no version besides. */
const NO_VERSION = 0;

/**
 * Proposes to close a day as the person sees it (`hash`); whoever explained any of it may not review it either. Throws NOT_FOUND,
 * DAY_NOT_READY while anything is in the way, CHANGED_MEANWHILE, PROPOSAL_OPEN, NOBODY_TO_APPROVE.
 */
export async function prepareDay(deps: Deps, by: StaffActor, day: string, hash: string): Promise<void> {
  await transact(deps.db, async (trx) => {
    await holdTrustAccounts(trx);
    const open = await requireOpenDay(trx, deps, day);
    if (open.obstacles.length > 0) {
      throw new AppError('DAY_NOT_READY');
    }
    if (open.hash !== hash) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    const payload: DayPayload = { day, sha256: hash };
    await propose(trx, deps, by, {
      kind: 'close-trust-day',
      target: dayTarget(day),
      targetVersion: NO_VERSION,
      payload,
      preparers: await findWritersOfDay(trx, day),
    });
    await recordOfDay(trx, deps, by, day, { action: 'trust-day.prepared', sha256: hash });
  });
}

type Ended = ReturnDayInput | { proposalId: string; reason: null };

/**
 * Ends the proposal to close a day: with a reason it is returned to its maker, without one it is withdrawn by them. Throws
 * NOT_FOUND, PROPOSAL_OVER, NOT_PERMITTED, WORK_OF_ANOTHER for withdrawing somebody else's, and OWN_WORK for returning one's own.
 */
export async function endDayProposal(
  deps: Deps,
  by: StaffActor,
  day: string,
  { proposalId, reason }: Ended,
): Promise<void> {
  const target = dayTarget(day);
  await transact(deps.db, async (trx) => {
    if (reason === null) {
      await withdrawProposal(trx, deps, by, { proposalId, target });
      await recordOfDay(trx, deps, by, day, { action: 'trust-day.withdrawn', proposalId });
    } else {
      await returnProposal(trx, deps, by, { proposalId, target, reason });
      await recordOfDay(trx, deps, by, day, { action: 'trust-day.returned', proposalId, reason });
    }
  });
}
