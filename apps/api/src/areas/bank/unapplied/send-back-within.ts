import { problemsOfUse } from '@portal/domain/bank/unapplied-use';
import { dealerDay, startOfDay } from '@portal/domain/formats/clock-days';
import { DEALER_TIME_ZONE } from '@portal/domain/formats/dates';
import { bankLineReference } from '@portal/domain/payments/bank-line-reference';
import { SENT_BACK_POSTING } from '@portal/domain/payments/journal-accounts';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import { findRecorded } from '../../payments/find-recorded.ts';
import { recordMoney } from '../../payments/record-money.ts';
import { lockUnapplied } from '../unapplied-money.store.ts';
import { insertUse } from './unapplied-uses.store.ts';

type SentBack = { cents: bigint; day: string; reason: string };

/**
 * Records that unapplied money, or a part of it, was sent back to who paid it: from that day on it is on its way out, until a line of the bank has
 * it. Throws NOT_FOUND, UNAPPLIED_SPENT, and VALIDATION for a day before it came or to come. Gives the id.
 */
export async function sendBackUnapplied(
  deps: Deps,
  by: StaffActor,
  unappliedId: string,
  { cents, day, reason }: SentBack,
): Promise<string> {
  return transact(deps.db, async (trx) => {
    const money = await lockUnapplied(trx, unappliedId);
    if (money === undefined) {
      throw new AppError('NOT_FOUND');
    }
    const at = deps.clock.now();
    const held = { leftCents: money.leftCents, cameOn: money.day };
    const problems = problemsOfUse({ cents, sentOn: day }, held, dealerDay(at));
    if (problems.includes('before-it-came') || problems.includes('not-yet')) {
      throw invalid([{ path: 'day', key: 'errors.fieldInvalid' }]);
    }
    if (problems.length > 0) {
      throw new AppError('UNAPPLIED_SPENT');
    }
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
    const use = { id, unappliedId, kind: 'sent-back', cents, investorId: null, tradeId: null } as const;
    await insertUse(trx, { ...use, sentOn: day, journalId, reason }, by.staffId, at);
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(by),
      action: 'unapplied.sent-back',
      target: `bank-line:${money.lineId}`,
      investorId: null,
      detail: { ...auditOfStaff(by), amountCents: String(cents), day, reason },
    });
    return id;
  });
}
