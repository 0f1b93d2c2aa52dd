import type { ApproveMoneyInput } from '@portal/domain/money/payments/office-money-proposals.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { approveProposal } from '../../../firm/proposals/approve-proposal.ts';
import { lockUnapplied } from '../unapplied-money.store.ts';
import { unappliedTarget } from '../unapplied-target.ts';
import { readSendBackPayload } from './send-back-payload.ts';
import { sendBackWithin } from './send-back-within.ts';
import { findWhoHandled } from './who-handled.store.ts';

/**
 * Approves that unapplied money was sent back, as it was seen, and records it. Where something else was done with it since, the proposal is over,
 * and after that was written CHANGED_MEANWHILE is thrown. Throws NOT_FOUND, PROPOSAL_OVER, NOT_PERMITTED, and OWN_WORK for the maker and for who
 * kept, allocated or undid it, since then too.
 */
export async function approveSendBack(
  deps: Deps,
  by: StaffActor,
  unappliedId: string,
  { proposalId, hash }: ApproveMoneyInput,
): Promise<void> {
  const target = unappliedTarget(unappliedId);
  const outcome = await transact(deps.db, async (trx) => {
    const money = await lockUnapplied(trx, unappliedId);
    if (money === undefined) {
      throw new AppError('NOT_FOUND');
    }
    const preparers = (await findWhoHandled(trx, [unappliedId])).map(({ staffId }) => staffId);
    const approval = { proposalId, hash, target, preparers };
    const became = await approveProposal(trx, deps, by, approval, async ({ payload, makerName }) => {
      const { amountCents, leftCents, day, reason } = readSendBackPayload(payload);
      if (leftCents !== String(money.leftCents)) {
        return 'amount-changed';
      }
      const sent = { cents: BigInt(amountCents), day, reason, proposalId, proposedBy: makerName };
      await sendBackWithin(trx, deps, by, money, sent);
      return true;
    });
    if (became === 'stale') {
      await appendAudit(trx, deps, deps.clock.now(), {
        actor: nameOfActor(by),
        action: 'unapplied.send-back-ended',
        target,
        investorId: null,
        detail: { ...auditOfStaff(by), proposalId, because: 'amount-changed' },
      });
    }
    return became;
  });
  if (outcome === 'stale') {
    throw new AppError('CHANGED_MEANWHILE');
  }
}
