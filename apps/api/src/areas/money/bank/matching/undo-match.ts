import { bankLineReference } from '@portal/domain/money/payments/bank-line-reference';
import { reversed } from '@portal/domain/money/payments/journal-accounts';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { unconfirmMoney } from '../../payments/journal/confirm-money.ts';
import { followMoney } from '../../payments/journal/follow-money.ts';
import { orderMoney } from '../../payments/journal/order-money.ts';
import { endPointedOutPayor } from '../../payments/journal/point-out-payor.ts';
import { findRecorded, recordMoney } from '../../payments/journal/record-money.ts';
import { endMatch, findStandingMatch, holdMatch, type MatchRecord } from './bank-matches.store.ts';
import { endUnapplied } from './end-unapplied.ts';
import { findEntry } from './unconfirmed-money.store.ts';

/** What reverses an entry, by whether its money came in or went out. */
const OF_THE_BANK = { in: 'receipt-reversed', out: 'pay-out-reversed' } as const;
const REVERSED = {
  received: { in: 'receipt-reversed', out: 'receipt-reversed' },
  returned: { in: 'return-reversed', out: 'return-reversed' },
  'paid-out': { in: 'pay-out-reversed', out: 'pay-out-reversed' },
  unapplied: OF_THE_BANK,
  'sent-back': OF_THE_BANK,
  'bank-charge': OF_THE_BANK,
  'bank-interest': OF_THE_BANK,
} as const;

/**
 * Undoes a match with a reversing entry beside the first; the line can then be matched again. Money that the line had only
 * confirmed stays recorded. Throws NOT_FOUND for a match that is already undone, FUNDS_MISSING where the money has since left the
 * order, and UNAPPLIED_IN_USE where some of the unapplied money is in use.
 */
export async function undoMatch(deps: Deps, by: StaffActor, matchId: string, reason: string): Promise<void> {
  await transact(deps.db, async (trx) => {
    const seen = await findStandingMatch(trx, matchId);
    if (seen === undefined) {
      throw new AppError('NOT_FOUND');
    }
    const { investorId, tradeId } = seen;
    const trade = investorId === null || tradeId === null ? null : await lockOrder(trx, investorId, tradeId);
    if (!(await holdMatch(trx, matchId))) {
      throw new AppError('NOT_FOUND');
    }
    const at = deps.clock.now();
    if (seen.kind === 'unapplied') {
      await endUnapplied(trx, deps, seen);
    }
    const journalId = seen.isBooked ? await reverse(trx, deps, by, trade, seen, reason) : null;
    await endMatch(trx, matchId, { by: by.staffId, reason, at, journalId });
    if (!seen.isBooked) {
      await unconfirmMoney(trx, seen.journalId);
    }
    if (trade !== null) {
      await endPointedOutPayor(trx, deps, trade, matchId);
      await followMoney(trx, deps, trade);
    }
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(by),
      action: 'bank-line.match-undone',
      target: trade === null ? `bank-line:${seen.lineId}` : `trade:${trade.id}`,
      investorId,
      detail: { ...auditOfStaff(by), line: seen.lineId, amountCents: String(seen.cents), reason },
    });
  });
}

async function reverse(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  trade: TradeRecord | null,
  { id, kind, cents, journalId, lineId }: MatchRecord,
  reason: string,
): Promise<string> {
  if (trade !== null && kind === 'received' && (await orderMoney(trx, trade)).inTrustCents < cents) {
    throw new AppError('FUNDS_MISSING', { currentState: trade.status });
  }
  const eventId = `match-undone:${id}`;
  const row = await findEntry(trx, journalId);
  await recordMoney(trx, deps, trade, {
    source: 'dealer',
    by,
    eventId,
    kind: REVERSED[kind][row.posting.debit === 'trust' ? 'in' : 'out'],
    amountCents: cents,
    reference: bankLineReference(lineId),
    posting: reversed(row.posting),
    // Dated back to the line's day: without an order, no investor's share depends on the days in between.
    ...(trade === null ? { valueAt: row.valueAt } : {}),
    facts: { reason, row: journalId, ...(kind === 'unapplied' ? { event: journalId } : {}) },
  });
  return findRecorded(trx, 'dealer', eventId);
}
