import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { problemsOfUse } from '@portal/domain/money/bank/lines/unapplied-use';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { type Ended, endOnRecord } from '../../../firm/proposals/end-on-record.ts';
import { propose } from '../../../firm/proposals/propose.ts';
import { unappliedTarget } from '../matching/end-unapplied.ts';
import { lockUnapplied } from '../matching/unapplied-money.store.ts';
import type { SendBackPayload } from './send-back-payload.ts';
import { findWhoHandled } from './unapplied-handlers.store.ts';

/** The payload and its hash say what is proposed; there is no version besides. */
const NO_VERSION = 0;

type Asked = { cents: bigint; day: string; reason: string };

/**
 * Proposes to record that unapplied money, or a part of it, was sent back to its payor. Nothing is recorded until somebody
 * approves who neither kept, allocated nor undid it. Throws NOT_FOUND, UNAPPLIED_SPENT, PROPOSAL_OPEN, NOBODY_TO_APPROVE, and
 * VALIDATION for a day before it came or in the future.
 */
export async function proposeSendBack(
  deps: Deps,
  by: StaffActor,
  unappliedId: string,
  { cents, day, reason }: Asked,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const money = await lockUnapplied(trx, unappliedId);
    if (money === undefined) {
      throw new AppError('NOT_FOUND');
    }
    const { leftCents, day: cameOn } = money;
    const problems = problemsOfUse(
      { cents, sentOn: day },
      { leftCents, cameOn },
      dealerDay(deps.clock.now()),
    );
    if (problems.includes('before-it-came') || problems.includes('not-yet')) {
      throw invalid([{ path: 'day', key: 'errors.fieldInvalid' }]);
    }
    if (problems.length > 0) {
      throw new AppError('UNAPPLIED_SPENT');
    }
    const handled = await findWhoHandled(trx, [unappliedId]);
    const payload: SendBackPayload = {
      amountCents: String(cents),
      leftCents: String(leftCents),
      day,
      reason,
    };
    const proposalId = await propose(trx, deps, by, {
      kind: 'send-back',
      target: unappliedTarget(unappliedId),
      targetVersion: NO_VERSION,
      payload,
      preparers: handled.map(({ staffId }) => staffId),
    });
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(by),
      action: 'unapplied.send-back-proposed',
      target: `bank-line:${money.lineId}`,
      investorId: null,
      detail: { ...auditOfStaff(by), proposalId, amountCents: String(cents), day, reason },
    });
  });
}

/** Ends a proposal to send unapplied money back. Throws like `endOnRecord`. */
export async function endSendBackProposal(
  deps: Deps,
  by: StaffActor,
  unappliedId: string,
  ended: Ended,
): Promise<void> {
  const auditActions = {
    returned: 'unapplied.send-back-returned',
    withdrawn: 'unapplied.send-back-withdrawn',
  };
  await endOnRecord(deps, by, {
    kind: 'send-back',
    target: unappliedTarget(unappliedId),
    ended,
    auditActions,
  });
}
