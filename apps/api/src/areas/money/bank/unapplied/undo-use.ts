import { reversed } from '@portal/domain/money/payments/journal-accounts';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { followMoney } from '../../payments/journal/follow-money.ts';
import { orderMoney } from '../../payments/journal/order-money.ts';
import { endPointedOutPayor } from '../../payments/journal/point-out-payor.ts';
import { findRecorded, recordMoney } from '../../payments/journal/record-money.ts';
import { lockUnapplied } from '../matching/unapplied-money.store.ts';
import { findEntry } from '../matching/unconfirmed-money.store.ts';
import { endUse, findStandingUse, isSeen, lockStandingUse, type UseRecord } from './unapplied-uses.store.ts';

/**
 * Undoes a use of unapplied money with a reversing entry on the same day, so that it is unapplied again. Throws NOT_FOUND for a
 * use that is already undone, FUNDS_MISSING where the money has since left the order, and UNAPPLIED_IN_USE where the bank's line
 * that shows it leaving is matched to it.
 */
export async function undoUse(deps: Deps, by: StaffActor, useId: string, reason: string): Promise<void> {
  await transact(deps.db, async (trx) => {
    const { trade, use } = await lockUse(trx, useId);
    const isAllocated = trade !== null;
    if (isAllocated && (await orderMoney(trx, trade)).inTrustCents < use.cents) {
      throw new AppError('FUNDS_MISSING', { currentState: trade.status });
    }
    if (!isAllocated && (await isSeen(trx, useId))) {
      throw new AppError('UNAPPLIED_IN_USE');
    }
    const at = deps.clock.now();
    const journalId = await reverse(trx, deps, by, { trade, use, reason });
    await endUse(trx, useId, { by: by.staffId, reason, at, journalId });
    if (isAllocated) {
      await endPointedOutPayor(trx, deps, trade, useId);
      await followMoney(trx, deps, trade);
    }
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(by),
      action: 'unapplied.use-undone',
      target: isAllocated ? `trade:${trade.id}` : `unapplied:${use.unappliedId}`,
      investorId: use.investorId,
      detail: { ...auditOfStaff(by), kind: use.kind, amountCents: String(use.cents), reason },
    });
  });
}

/** Locks the order first, then the money, then the use, as everywhere. */
async function lockUse(trx: Db, useId: string): Promise<{ trade: TradeRecord | null; use: UseRecord }> {
  const seen = await findStandingUse(trx, useId);
  if (seen === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const { investorId, tradeId } = seen;
  const trade = investorId === null || tradeId === null ? null : await lockOrder(trx, investorId, tradeId);
  await lockUnapplied(trx, seen.unappliedId);
  const use = await lockStandingUse(trx, useId);
  if (use === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return { trade, use };
}

async function reverse(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  { trade, use, reason }: { trade: TradeRecord | null; use: UseRecord; reason: string },
): Promise<string> {
  const entry = await findEntry(trx, use.journalId);
  const eventId = `use-undone:${use.id}`;
  await recordMoney(trx, deps, trade, {
    source: 'dealer',
    by,
    eventId,
    kind: use.kind === 'allocated' ? 'receipt-reversed' : 'return-reversed',
    amountCents: use.cents,
    reference: entry.reference,
    valueAt: entry.valueAt,
    posting: reversed(entry.posting),
    facts: { reason, row: use.journalId, event: entry.event ?? use.journalId },
  });
  return findRecorded(trx, 'dealer', eventId);
}
