import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { flagPayment } from '../flags/flag-payment.ts';
import { clearUnmatchedFlag } from '../flags/payment-flags.store.ts';
import { findMoneyById } from './money-journal.store.ts';

const NOTE = 'a line of the bank stands for it';

/** Clears the flag about money of no order: a line of the bank now stands for it, and it is handled as unapplied money. */
export async function settleUnmatched(trx: Db, deps: Deps, by: StaffActor, eventId: string): Promise<void> {
  const at = deps.clock.now();
  if (await clearUnmatchedFlag(trx, eventId, { note: NOTE, at, by: by.staffId })) {
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(by),
      action: 'payment-flag.cleared',
      target: `payment-event:${eventId}`,
      investorId: null,
      detail: { ...auditOfStaff(by), kind: 'unmatched', reason: NOTE },
    });
  }
}

/** Flags such money again when no line stands for it any more. Throws when there is no such journal row. */
export async function pointOutUnmatched(trx: Db, deps: Deps, journalId: string): Promise<void> {
  const { eventId, kind, orderRef, reference, amountCents } = await findMoneyById(trx, journalId);
  await flagPayment(trx, deps, 'unmatched', null, {
    subject: eventId,
    detail: {
      order: orderRef ?? '',
      event: eventId,
      kind,
      amountCents: String(amountCents),
      reference: reference ?? '',
    },
  });
}
