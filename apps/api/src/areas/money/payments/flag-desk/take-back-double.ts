import { lookAlikesOf } from '@portal/domain/money/payments/look-alikes';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import type { PaymentFlag } from '../flags/payment-flags.store.ts';
import { requireOpenFlag } from '../flags/require-open-flag.ts';
import { followMoney } from '../journal/follow-money.ts';
import { readMoneyFacts } from '../journal/money-facts.store.ts';
import { recordMoney } from '../journal/record-money.ts';

/**
 * Reverses a payment that was reported twice, once somebody has found that both reports were one payment. Throws NOT_FOUND for a
 * flag that is not about look-alikes, and CHANGED_MEANWHILE for one that has ended.
 */
export async function takeBackDouble(
  deps: Deps,
  by: StaffActor,
  { flagId, reason }: { flagId: string; reason: string },
): Promise<PaymentFlag> {
  return transact(deps.db, async (trx) => {
    const seen = await requireOpenFlag(trx, flagId);
    if (seen.kind !== 'looks-twice' || seen.investorId === null || seen.tradeId === null) {
      throw new AppError('NOT_FOUND');
    }
    const trade = await lockOrder(trx, seen.investorId, seen.tradeId);
    // Somebody else may have decided while this waited for the order.
    await requireOpenFlag(trx, flagId);
    const { events, confirmedTimes } = await readMoneyFacts(trx, trade.investorId, trade.id);
    const alike = lookAlikesOf(events, confirmedTimes).find(({ subject }) => subject === seen.subject);
    if (alike === undefined) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    const { kind, amountCents, spare } = alike;
    await recordMoney(trx, deps, trade, {
      source: 'dealer',
      by,
      eventId: `reversed:${seen.id}`,
      kind: kind === 'returned' ? 'return-reversed' : 'receipt-reversed',
      amountCents,
      reference: events.find(({ id }) => id === spare)?.reference ?? null,
      // Named, so that no statement line is taken for the reversed payment.
      facts: { reason, row: spare },
    });
    // With one row fewer in the journal, this ends the flag or asks about those that are left.
    await followMoney(trx, deps, trade);
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(by),
      action: 'payment.double-taken-back',
      target: `trade:${trade.id}`,
      investorId: trade.investorId,
      detail: { ...auditOfStaff(by), what: kind, amountCents: String(amountCents), reason },
    });
    return seen;
  });
}
