import { startOfDay } from '@portal/domain/ground/formats/clock-days';
import { DEALER_TIME_ZONE } from '@portal/domain/ground/formats/dates';
import { bankLineReference } from '@portal/domain/money/payments/bank-line-reference';
import { SENT_BACK_POSTING } from '@portal/domain/money/payments/journal-accounts';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { findRecorded } from '../../payments/journal/find-recorded.ts';
import { recordMoney } from '../../payments/journal/record-money.ts';
import type { UnappliedRecord } from '../unapplied-money.store.ts';
import { insertUse } from './unapplied-uses.store.ts';

type SentBack = { cents: bigint; day: string; reason: string; proposalId: string; proposedBy: string };

/**
 * Records that a part of held unapplied money was sent back to who paid it, as two persons agreed: from that day on it is on its way out, until a
 * line of the bank has it.
 */
export async function sendBackWithin(
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
