import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { clearOpenFlag, type PaymentFlag } from '../flags/payment-flags.store.ts';
import { requireOpenFlag } from '../flags/require-open-flag.ts';
import { followMoney } from '../journal/follow-money.ts';
import { orderMoney } from '../journal/order-money.ts';
import { notifyOfReceipt } from '../movements/receive-payment.ts';

type Cleared = { flagId: string; reason: string };

/**
 * Clears a flag, with a reason. What looked like a payment reported twice then counts as separate payments. Throws NOT_FOUND, and
 * CHANGED_MEANWHILE for a flag that has ended.
 */
export async function clearFlag(
  deps: Deps,
  by: StaffActor,
  { flagId, reason }: Cleared,
): Promise<PaymentFlag> {
  return transact(deps.db, async (trx) => {
    const flag = await requireOpenFlag(trx, flagId);
    if (!(await clearWithin(trx, deps, by, { flag, reason }))) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    return flag;
  });
}

/** False when it had already ended. */
async function clearWithin(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  { flag, reason }: { flag: PaymentFlag; reason: string },
): Promise<boolean> {
  // Locks the order before the flag, as everywhere: whoever records money for it at this moment waits.
  const { investorId, tradeId } = flag;
  const order =
    investorId === null || tradeId === null ? null : await lockWithMoney(trx, investorId, tradeId);
  const at = deps.clock.now();
  if (!(await clearOpenFlag(trx, flag.id, { note: reason, at, by: by.staffId }))) {
    return false;
  }
  await appendAudit(trx, deps, at, {
    actor: nameOfActor(by),
    action: 'payment-flag.cleared',
    target: tradeId === null ? `payment-flag:${flag.id}` : `trade:${tradeId}`,
    investorId,
    detail: { ...auditOfStaff(by), kind: flag.kind, reason },
  });
  if (order !== null) {
    await followAndTell(trx, deps, order);
  }
  return true;
}

type LockedOrder = { trade: TradeRecord; inTrustCents: bigint };

async function lockWithMoney(trx: Db, investorId: string, tradeId: string): Promise<LockedOrder> {
  const trade = await lockOrder(trx, investorId, tradeId);
  const { inTrustCents } = await orderMoney(trx, trade);
  return { trade, inTrustCents };
}

/** The investor only now hears of money that counts from here on. */
async function followAndTell(trx: Db, deps: Deps, { trade, inTrustCents }: LockedOrder): Promise<void> {
  const { money } = await followMoney(trx, deps, trade);
  const added = money.inTrustCents - inTrustCents;
  if (added > 0n) {
    await notifyOfReceipt(trx, deps, trade, added);
  }
}
