import { appendAudit } from '../../platform/audit/audit.store.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../platform/http/actor.ts';
import { lockOrder } from '../trades/lock-order.ts';
import { followMoney } from './follow-money.ts';
import { findOpenFlag, type PaymentFlag } from './payment-flags.store.ts';
import { recordMoney } from './record-money.ts';

/**
 * Takes a payment that was told twice out of the journal once, by a row against it: somebody has found that both were one.
 * Undefined when no open flag of such a number is about look-alikes.
 */
export async function takeBackDouble(
  deps: Deps,
  by: StaffActor,
  prefix: string,
  reason: string,
): Promise<PaymentFlag | undefined> {
  return transact(deps.db, async (trx) => {
    const seen = await findOpenFlag(trx, prefix.toLowerCase());
    if (seen?.kind !== 'looks-twice' || seen.investorId === null || seen.tradeId === null) {
      return undefined;
    }
    const trade = await lockOrder(trx, seen.investorId, seen.tradeId);
    // Somebody else may have decided while this waited for the order.
    if ((await findOpenFlag(trx, seen.id)) === undefined) {
      return undefined;
    }
    const { what, amountCents = '0', reference = null } = seen.detail;
    await recordMoney(trx, deps, trade, {
      source: 'dealer',
      by,
      eventId: `reversed:${seen.id}`,
      kind: what === 'returned' ? 'return-reversed' : 'receipt-reversed',
      amountCents: BigInt(amountCents),
      reference,
      facts: { reason },
    });
    // The journal has one less of them now, which ends the flag or asks about those that are left.
    await followMoney(trx, deps, trade);
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(by),
      action: 'payment.double-taken-back',
      target: `trade:${trade.id}`,
      investorId: trade.investorId,
      detail: { ...auditOfStaff(by), what: what ?? '', amountCents, reason },
    });
    return seen;
  });
}
