import { startOfDay } from '@portal/domain/ground/formats/clock-days';
import { DEALER_TIME_ZONE } from '@portal/domain/ground/formats/dates';
import { bankLineReference } from '@portal/domain/money/payments/bank-line-reference';
import { SENT_BACK_POSTING } from '@portal/domain/money/payments/journal-accounts';
import type { ApproveMoneyInput } from '@portal/domain/money/payments/office-money-proposals.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { approveProposal } from '../../../firm/proposals/approve-proposal.ts';
import { findRecorded, recordMoney } from '../../payments/journal/record-money.ts';
import { unappliedTarget } from '../matching/end-unapplied.ts';
import { lockUnapplied, type UnappliedRecord } from '../matching/unapplied-money.store.ts';
import { readSendBackPayload } from './send-back-payload.ts';
import { findWhoHandled } from './unapplied-handlers.store.ts';
import { insertUse } from './unapplied-uses.store.ts';

/**
 * Approves and records that unapplied money was sent back, as it was seen. Where the money was used otherwise since, the proposal
 * ends, that is recorded, and CHANGED_MEANWHILE is thrown. Throws NOT_FOUND, PROPOSAL_OVER, NOT_PERMITTED, and OWN_WORK for the
 * maker and for anybody who kept, allocated or undid it, even since then.
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

type SentBack = { cents: bigint; day: string; reason: string; proposalId: string; proposedBy: string };

/**
 * Records that a part of unapplied money was sent back to its payor, as two people agreed: from that day on it is on its way out,
 * until a line of the bank shows it.
 */
async function sendBackWithin(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  money: UnappliedRecord,
  { cents, day, reason, ...proposed }: SentBack,
): Promise<void> {
  const id = deps.newId();
  const eventId = `sent-back:${id}`;
  await recordMoney(trx, deps, null, {
    source: 'dealer',
    by,
    eventId,
    kind: 'returned',
    amountCents: cents,
    reference: bankLineReference(money.lineId, id),
    valueAt: startOfDay(day, DEALER_TIME_ZONE),
    posting: SENT_BACK_POSTING,
    facts: { event: money.journalId, reason },
  });
  const journalId = await findRecorded(trx, 'dealer', eventId);
  const use = {
    id,
    unappliedId: money.id,
    kind: 'sent-back',
    cents,
    investorId: null,
    tradeId: null,
  } as const;
  const at = deps.clock.now();
  await insertUse(trx, { ...use, sentOn: day, journalId, reason }, by.staffId, at);
  await appendAudit(trx, deps, at, {
    actor: nameOfActor(by),
    action: 'unapplied.sent-back',
    target: `bank-line:${money.lineId}`,
    investorId: null,
    detail: { ...auditOfStaff(by), ...proposed, amountCents: String(cents), day, reason },
  });
}
